import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import type { PortfolioWords } from './PortfolioForm.tsx'
import { useAddPortfolio } from './useAddPortfolio.ts'

/** The form of one more portfolio: open or not, and what saving it does. The focus goes back to where it was opened. */
export function useAddPortfolioForm() {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const createPortfolio = useAddPortfolio()
  const trigger = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(false)
  const [isAdding, setIsAdding] = useState(false)
  useEffect(() => {
    if (wasAdding.current && !isAdding) trigger.current?.focus({ preventScroll: true })
    wasAdding.current = isAdding
  }, [isAdding])
  return {
    trigger,
    isAdding,
    begin: () => setIsAdding(true),
    cancel: () => setIsAdding(false),
    async save(words: PortfolioWords): Promise<boolean> {
      const problem = await createPortfolio(words)
      if (problem) {
        alert(alertOf(problem))
        return false
      }
      notify({ text: formatMessage({ id: 'overview.created' }, { name: words.name }) })
      setIsAdding(false)
      return true
    },
  }
}
