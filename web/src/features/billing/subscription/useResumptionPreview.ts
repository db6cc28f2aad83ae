import { useCallback, useState } from 'react'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useAskOrderPreview, type OrderPreview } from '../checkout/usePreviewOrder.ts'

/** Asks what a resumption would charge today; returns null after showing an alert. */
export function useResumptionPreview() {
  const ask = useAskOrderPreview()
  const alert = useAlert()
  const [isCounting, setIsCounting] = useState(false)
  const askResumption = useCallback(
    async (priceId: string): Promise<OrderPreview | null> => {
      setIsCounting(true)
      const { payload, problem } = await ask({ input: { priceId, billingAddress: null } })
      setIsCounting(false)
      if (problem) alert(problem)
      return payload
    },
    [alert, ask],
  )
  return { askResumption, isCounting }
}
