import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useDeletion } from '../../../kit/conflict/useDeletion.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { useDeletePortfolio } from './useDeletePortfolio.ts'

interface DeletePortfolioDialogProps {
  readonly portfolio: PortfolioFacts
  /** Number of stocks in the portfolio. */
  readonly count: number
  readonly onClose: () => void
}

export function DeletePortfolioDialog({ portfolio, count, onClose }: DeletePortfolioDialogProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const remove = useDeletePortfolio()
  const deleteAt = useDeletion({
    name: portfolio.name,
    remove: (version) => remove({ input: { portfolioId: portfolio.id, version } }),
    messages: { deleted: 'portfolio.deleted', kept: 'portfolio.kept' },
    onSettled: (isGone) => isGone && navigate(pathTo('Home'), { replace: true }),
  })

  function answer(isYes: boolean) {
    onClose()
    if (isYes) void deleteAt(portfolio.version)
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
