import { useIntl } from 'react-intl'
import LoadedLedgerQueryParameters from '../../../__generated__/LoadedLedgerQuery$parameters.ts'
import type { LoadedLedgerQuery } from '../../../__generated__/LoadedLedgerQuery.graphql.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { LoadedLedger } from './LoadedLedger.tsx'

interface LedgerDialogProps {
  readonly portfolio: PortfolioFacts
  readonly holdings: readonly HeldStock[]
  readonly onClose: () => void
}

export function LedgerDialog({ portfolio, holdings, onClose }: LedgerDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'ledger.title' }, { name: portfolio.name })} size="broad" onClose={onClose}>
      <QueryPanel<LoadedLedgerQuery>
        request={LoadedLedgerQueryParameters}
        variables={{ id: portfolio.id }}
        failed={formatMessage({ id: 'ledger.failed' })}
        waiting={<Skeleton width="100%" height="24rem" />}
      >
        {(reference) => <LoadedLedger reference={reference} portfolio={portfolio} holdings={holdings} />}
      </QueryPanel>
    </Dialog>
  )
}
