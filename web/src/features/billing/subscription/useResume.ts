import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useReload } from '../../../kit/failure/useReload.ts'
import { useOrderPlan } from '../payment/useOrderPlan.ts'
import { refusalOfCard } from '../payment/orderProblem.ts'
import { usePlanArrival } from '../payment/usePlanArrival.ts'
import type { PaymentProblem } from '../cardFields/paymentProblem.ts'
import type { CardProviderKey } from '../cardFields/useCardProvider.ts'
import { useConfirmPayment } from '../payment/useConfirmPayment.tsx'

interface Resumption {
  readonly priceId: string
  readonly planName: string
  /** Instant of the preview the user agreed to. */
  readonly prorationDate: string | null
}

interface Resuming {
  readonly resume: (resumption: Resumption) => Promise<void>
  readonly isResuming: boolean
  readonly refusal: PaymentProblem | null
  readonly bankStep: ReactNode
}

/** Resumes a cancelled subscription: places the same order again, charged from today. */
export function useResume(provider: CardProviderKey | null | undefined): Resuming {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const reload = useReload()
  const orderPlan = useOrderPlan()
  const waitForPlan = usePlanArrival()
  const { confirm, bankStep } = useConfirmPayment(provider)
  const [refusal, setRefusal] = useState<PaymentProblem | null>(null)
  const [isResuming, setIsResuming] = useState(false)
  const isUnderWay = useRef(false)

  const pay = useCallback(
    async ({ priceId, planName, prorationDate }: Resumption) => {
      const { payload, problem } = await orderPlan({ input: { priceId, prorationDate } })
      if (problem) {
        const blamed = refusalOfCard(problem)
        return blamed ? setRefusal(blamed) : alert(problem)
      }
      // No secret: the card was charged at once.
      if (payload.clientSecret !== '') {
        const outcome = await confirm({ secret: payload.clientSecret, purpose: 'payment', card: null })
        if (outcome.status === 'refused') return setRefusal(outcome.refusal)
      }
      const hasCome = await waitForPlan({ planName, retryToken: payload.retryToken })
      await reload()
      if (hasCome) notify({ text: formatMessage({ id: 'billing.resumed' }) })
      else alert({ code: 'SubscriptionConfirmationTimeout' })
    },
    [alert, confirm, formatMessage, notify, orderPlan, reload, waitForPlan],
  )
  const resume = useCallback(
    async (resumption: Resumption) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setIsResuming(true)
      setRefusal(null)
      await pay(resumption)
      isUnderWay.current = false
      setIsResuming(false)
    },
    [pay],
  )
  return { resume, isResuming, refusal, bankStep }
}
