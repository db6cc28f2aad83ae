import { useCallback, useState } from 'react'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { useAskOrderPreview, type OrderPreview } from '../checkout/usePreviewOrder.ts'

/** The verb that asks what a resumption charges today; null after it has told the reader why not. */
export function useResumptionPreview() {
  const ask = useAskOrderPreview()
  const alert = useAlert()
  const [isCounting, setIsCounting] = useState(false)
  const askResumption = useCallback(
    async (priceId: string): Promise<OrderPreview | null> => {
      setIsCounting(true)
      const { payload, problem } = await ask({ input: { priceId, billingAddress: null } })
      setIsCounting(false)
      if (problem) alert(alertOf(problem))
      return payload
    },
    [alert, ask],
  )
  return { askResumption, isCounting }
}
