import { useEffect, useRef, useState } from 'react'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { useReload } from '../../../kit/failure/useReload.ts'
import { refusalOfCard } from '../payment/orderProblem.ts'
import { usePlanArrival, type Expected } from '../payment/usePlanArrival.ts'
import { useRenewSession } from '../payment/useRenewSession.ts'
import type { PaymentProblem } from '../cardFields/paymentProblem.ts'
import { useConfirmPayment } from '../payment/useConfirmPayment.tsx'
import type { CardProviderKey } from '../cardFields/useCardProvider.ts'
import { useChangePlan } from './useChangePlan.ts'
import { useEndSubscription } from './useEndSubscription.ts'
import type { ChangePreview } from './usePreviewPlanChange.ts'

/** `late`: the bank agreed, but the change has not arrived. */
export type ChangePhase = 'ready' | 'paying' | 'waiting' | 'late'

interface ChangeParts {
  readonly planName: string
  /** True if the new plan is free: the paid plan then ends with its period. */
  readonly isEnding: boolean
  readonly preview: ChangePreview
  readonly presentName: string
  readonly provider: CardProviderKey | null | undefined
  readonly onChanged: () => void
}

/** Runs one change at a time: submit, confirm with the bank if required, wait for the new plan. */
export function useChange({ planName, isEnding, preview, presentName, provider, onChanged }: ChangeParts) {
  const [phase, setPhase] = useState<ChangePhase>('ready')
  const [refusal, setRefusal] = useState<PaymentProblem | null>(null)
  const isUnderWay = useRef(false)
  const expected = useRef<Expected | null>(null)
  const alert = useAlert()
  const reload = useReload()
  const changePlan = useChangePlan()
  const endSubscription = useEndSubscription()
  const renewSession = useRenewSession()
  const waitForPlan = usePlanArrival()
  const { confirm, bankStep } = useConfirmPayment(provider)

  function finish(): void {
    expected.current = null
    onChanged()
    void reload()
  }

  async function wait(awaited: Expected): Promise<void> {
    expected.current = awaited
    setPhase('waiting')
    const hasCome = await waitForPlan(awaited)
    if (expected.current !== awaited) return
    if (hasCome) return finish()
    setPhase('late')
    alert({ code: 'SubscriptionConfirmationTimeout' })
  }

  async function refuse(problem: Problem): Promise<void> {
    setPhase('ready')
    const blamed = refusalOfCard(problem)
    if (blamed) return setRefusal(blamed)
    alert(problem)
    // The outcome is unknown: reload to show the current plan.
    if (problem.isUnanswered) await reload()
  }

  async function end(): Promise<void> {
    const { problem } = await endSubscription({})
    return problem ? refuse(problem) : finish()
  }

  async function change(): Promise<void> {
    const { payload, problem } = await changePlan({ input: { planName, prorationDate: preview.prorationDate ?? null } })
    if (problem) return refuse(problem)
    const { clientSecret, retryToken } = payload
    if (clientSecret == null) {
      if (retryToken != null) await renewSession(retryToken)
      return finish()
    }
    const outcome = await confirm({ secret: clientSecret, purpose: 'payment', card: null })
    if (outcome.status === 'refused') {
      setRefusal(outcome.refusal)
      return setPhase('ready')
    }
    await wait({ planName, retryToken: retryToken ?? '' })
  }

  async function once(act: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await act()
    } finally {
      isUnderWay.current = false
    }
  }

  const isHere = presentName === planName
  const isAwaited = phase === 'waiting' || phase === 'late'
  useEffect(() => {
    if (isHere && isAwaited && expected.current) finish()
    // Runs only when the plan changes outside this request, not on every new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHere, isAwaited])

  return {
    phase,
    refusal,
    bankStep,
    change: () =>
      once(() => {
        setPhase('paying')
        setRefusal(null)
        return isEnding ? end() : change()
      }),
    check: () =>
      once(async () => {
        if (expected.current && (await waitForPlan(expected.current))) finish()
      }),
  }
}
