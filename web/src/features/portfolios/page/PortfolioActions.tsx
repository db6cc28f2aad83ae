import { Download, List, Pencil, ReceiptText, Trash2, Upload } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { downloadText } from '../../../device/files/download.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import { PageActions } from '../../billing/beyondPlan/PageActions.tsx'
import { useBeyondPlanReason } from '../../billing/beyondPlan/useBeyondPlanReason.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import type { PortfolioTask } from '../figures/portfolioTask.ts'
import { useExportPortfolio } from './useExportPortfolio.ts'

interface PortfolioActionsProps {
  readonly portfolio: PortfolioFacts
  readonly onAsk: (task: PortfolioTask) => void
}

export function PortfolioActions({ portfolio, onAsk }: PortfolioActionsProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const navigate = useNavigate()
  const exportPortfolio = useExportPortfolio()
  const { beyondPlan } = portfolio
  const closed = { isDisabled: beyondPlan != null, 'aria-describedby': BEYOND_PLAN_NOTE }
  const reason = useBeyondPlanReason(beyondPlan)

  async function downloadFile() {
    const file = await exportPortfolio({ input: { portfolioId: portfolio.id } })
    if (file) downloadText(file.fileName, 'text/csv;charset=utf-8', file.csv)
  }
  const entries = [
    {
      id: 'transactions',
      label: formatMessage({ id: 'portfolio.transactions' }),
      icon: <List aria-hidden="true" />,
      onSelect: () => onAsk({ kind: 'transactions' }),
    },
    {
      id: 'edit',
      label: formatMessage({ id: 'portfolio.edit' }),
      icon: <Pencil aria-hidden="true" />,
      disabledReason: reason,
      onSelect: () => onAsk({ kind: 'edit' }),
    },
    {
      id: 'export',
      label: formatMessage({ id: 'portfolio.export' }),
      icon: <Download aria-hidden="true" />,
      onSelect: () => void downloadFile(),
    },
    {
      id: 'costBase',
      label: formatMessage({ id: 'portfolio.costBase' }),
      icon: <ReceiptText aria-hidden="true" />,
      onSelect: () => void navigate(pathTo('CostBase', {})),
    },
    {
      id: 'delete',
      label: formatMessage({ id: 'portfolio.delete' }),
      icon: <Trash2 aria-hidden="true" />,
      isApart: true,
      onSelect: () => onAsk({ kind: 'delete' }),
    },
  ]
  return (
    <>
      {!isMobile && (
        <Button {...closed} title={reason} onClick={() => onAsk({ kind: 'import' })}>
          <Upload aria-hidden="true" />
          {formatMessage({ id: 'portfolio.import' })}
        </Button>
      )}
      <PageActions
        menuLabel={formatMessage({ id: 'portfolio.more' })}
        entries={entries}
        addLabel={formatMessage({ id: 'portfolio.add' })}
        beyondPlan={beyondPlan}
        onAdd={() => onAsk({ kind: 'add' })}
      />
    </>
  )
}
