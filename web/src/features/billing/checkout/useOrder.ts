import { useEffect, useRef, useState } from 'react'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useReload } from '../../../kit/failure/useReload.ts'
import type { Order } from '../payment/confirmation.ts'
import type { PaymentProblem } from '../cardFields/paymentProblem.ts'
import { useConfirmPayment } from '../payment/useConfirmPayment.tsx'
import type { CardProviderKey } from '../cardFields/useCardProvider.ts'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { refusalOfCard } from '../payment/orderProblem.ts'
import { useOrderPlan, type StartedOrder } from '../payment/useOrderPlan.ts'
import { usePlanArrival } from '../payment/usePlanArrival.ts'

/** `late`: the payment was confirmed, but the plan has not arrived. */
export type OrderPhase = 'ready' | 'paying' | 'waiting' | 'late'

interface OrderParts {
  readonly plan: OfferedPlan
  /** Determines the taxes: a different address starts a different order. */
  readonly address: BillingAddress
  /** Current plan on the server. It can also change outside the request this hook waits for. */
  readonly presentName: string
  readonly provider: CardProviderKey | null | undefined
  /** Receives the reason of a refused card; null clears it. */
  readonly onRefused: (refusal: PaymentProblem | null) => void
  readonly onArrived: (order: StartedOrder) => void
}

/** Runs one attempt at a time. The next attempt pays an order that was started but not paid. */
export function useOrder({ plan, address, presentName, provider, onRefused, onArrived }: OrderParts) {
  const [phase, setPhase] = useState<OrderPhase>('ready')
  const [isUnanswered, setIsUnanswered] = useState(false)
  const isUnderWay = useRef(false)
  const started = useRef<{ readonly wanted: string; readonly order: StartedOrder } | null>(null)
  const alert = useAlert()
  const reload = useReload()
  const orderPlan = useOrderPlan()
  const waitForPlan = usePlanArrival()
  const { confirm, bankStep } = useConfirmPayment(provider)

  async function start(): Promise<StartedOrder | null> {
    const wanted = JSON.stringify([plan.name, address])
    if (started.current?.wanted === wanted) return started.current.order
    const { payload, problem } = await orderPlan({ input: { priceId: plan.priceId ?? '', billingAddress: address } })
    if (problem) {
      const refusal = refusalOfCard(problem)
      if (refusal) onRefused(refusal)
      else alert(problem)
      // The plan was ordered elsewhere: reload to show it.
      if (problem.codes[0] === 'AnSubscriptionAlreadyExist') await reload()
      return null
    }
    started.current = { wanted, order: payload }
    return payload
  }

  function arrive(order: StartedOrder): void {
    if (started.current?.order !== order) return
    started.current = null
    onArrived(order)
    void reload()
  }

  /** Waits for the plan. `isPaid` is false if the outcome of the confirmation is unknown. */
  async function wait(order: StartedOrder, isPaid: boolean): Promise<void> {
    setPhase('waiting')
    const hasCome = await waitForPlan({ planName: plan.name, retryToken: order.retryToken })
    if (started.current?.order !== order) return
    if (hasCome) return arrive(order)
    setPhase(isPaid ? 'late' : 'ready')
    setIsUnanswered(!isPaid)
    if (isPaid) alert({ code: 'SubscriptionConfirmationTimeout' })
  }

  async function pay(card: Order['card']): Promise<void> {
    const order = await start()
    if (!order) return setPhase('ready')
    // Charged at once: no confirmation is needed.
    if (order.clientSecret === '') return wait(order, true)
    const outcome = await confirm({ secret: order.clientSecret, purpose: 'payment', card })
    if (outcome.status === 'refused') {
      onRefused(outcome.refusal)
      return setPhase('ready')
    }
    await wait(order, outcome.status === 'confirmed')
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

  const isHere = presentName === plan.name
  const isAwaited = phase === 'waiting' || phase === 'late'
  useEffect(() => {
    if (isHere && isAwaited && started.current) arrive(started.current.order)
    // Runs only when the plan changes outside this request, not on every new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHere, isAwaited])

  return {
    phase,
    /** True if the last attempt got no response and the plan has not arrived. */
    isUnanswered,
    bankStep,
    place: (card: Order['card']) =>
      once(() => {
        setPhase('paying')
        setIsUnanswered(false)
        onRefused(null)
        return pay(card)
      }),
    check: () =>
      once(async () => {
        const order = started.current?.order
        if (order && (await waitForPlan({ planName: plan.name, retryToken: order.retryToken }))) arrive(order)
      }),
  }
}
