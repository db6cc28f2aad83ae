import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../ui/SnackbarContext.ts'
import { useAlert } from '../alert/AlertContext.ts'
import { alertOf } from '../alert/alertOf.ts'
import { useReload } from '../failure/useReload.ts'
import type { BookPortfolio } from '../overview/useBook.ts'
import type { PresentPortfolio } from '../portfolio/portfolioOutcome.ts'
import { useDeletePortfolio } from '../portfolio/useDeletePortfolio.ts'
import { useUpdatePortfolio } from '../portfolio/useUpdatePortfolio.ts'
import type { PortfolioWords } from './PortfolioForm.tsx'

/** What can be done with a portfolio on its card: what it is on the back, its end after a question. */
export function usePortfolioCard(portfolio: BookPortfolio) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const alert = useAlert()
  const reload = useReload()
  const update = useUpdatePortfolio()
  const remove = useDeletePortfolio()
  const menu = useRef<HTMLDivElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  // What somebody else has made of the portfolio while it was written here.
  const [present, setPresent] = useState<PresentPortfolio | null>(null)
  const wasEditing = useRef(false)
  const { id: portfolioId, name } = portfolio

  useEffect(() => {
    if (wasEditing.current && !isEditing) menu.current?.querySelector('button')?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])

  function turnBack() {
    setIsEditing(false)
    // The other words are the present ones: the card shows them.
    if (present) void reload()
    setPresent(null)
  }
  async function save(words: PortfolioWords): Promise<boolean> {
    const outcome = await update({ portfolioId, version: present?.version ?? portfolio.version, ...words })
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: 'overview.saved' }, { name: words.name }) })
      setPresent(null)
      setIsEditing(false)
      return true
    }
    if (outcome.kind === 'refused') {
      alert(alertOf(outcome.problem))
      return false
    }
    if (outcome.present) {
      setPresent(outcome.present)
      return false
    }
    alert({ code: 'resource_missing' })
    await reload()
    return true
  }
  async function answer(isYes: boolean) {
    setIsAsking(false)
    if (!isYes) return
    const problem = await remove({ portfolioId, version: portfolio.version })
    if (problem) alert(alertOf(problem))
    else notify({ text: formatMessage({ id: 'overview.deleted' }, { name }) })
    await reload()
  }
  return {
    menu,
    isEditing,
    edit: () => setIsEditing(true),
    turnBack,
    present,
    save,
    isAsking,
    ask: () => setIsAsking(true),
    answer: (isYes: boolean) => void answer(isYes),
  }
}
