import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { useDeletePortfolio } from './useDeletePortfolio.ts'

interface DeletePortfolioDialogProps {
  readonly portfolio: PortfolioFacts
  /** How many stocks it holds. */
  readonly count: number
  readonly onClose: () => void
}

/** Deletes a portfolio with all its lots once that is confirmed, and leaves its page. */
export function DeletePortfolioDialog({ portfolio, count, onClose }: DeletePortfolioDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const deletePortfolio = useDeletePortfolio()

  async function remove(version: number) {
    const outcome = await deletePortfolio({ portfolioId: portfolio.id, version })
    if (outcome.kind === 'refused') return alert(alertOf(outcome.problem))
    if (outcome.kind === 'conflict') {
      const { present } = outcome
      return notify({
        text: formatMessage({ id: 'portfolio.kept' }, { name: present.name }),
        isBad: true,
        action: {
          label: formatMessage({ id: 'conflict.deleteAnyway' }),
          run: () => void remove(present.version),
        },
      })
    }
    notify({ text: formatMessage({ id: 'portfolio.deleted' }, { name: portfolio.name }) })
    await navigate(pathTo('Home'), { replace: true })
  }
  function answer(isYes: boolean) {
    onClose()
    if (isYes) void remove(portfolio.version)
  }
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'portfolio.delete.title' }, { name: portfolio.name })}
      yesLabel={formatMessage({ id: 'portfolio.delete.yes' })}
      noLabel={formatMessage({ id: 'portfolio.delete.no' })}
      isDangerous
      data={null}
      onAnswer={answer}
    >
      {formatMessage({ id: 'portfolio.delete.text' }, { count })}
    </ConfirmDialog>
  )
}
