import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from 'react-relay/hooks'
import LoadedLedgerQueryParameters from '../../../__generated__/LoadedLedgerQuery$parameters.ts'
import type { LoadedLedgerQuery } from '../../../__generated__/LoadedLedgerQuery.graphql.ts'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { LoadedLedger } from './LoadedLedger.tsx'

interface LedgerDialogProps {
  readonly portfolio: PortfolioFacts
  readonly holdings: readonly HeldStock[]
  readonly onClose: () => void
}

/** All purchases, sales and events of a portfolio in one list, where each can be changed and cash movements added. */
export function LedgerDialog({ portfolio, holdings, onClose }: LedgerDialogProps) {
  const { formatMessage } = useIntl()
  const [reference, load] = useQueryLoader<LoadedLedgerQuery>(LoadedLedgerQueryParameters)
  const read = (fetchPolicy: 'store-and-network' | 'network-only') => load({ id: portfolio.id }, { fetchPolicy })
  useEffect(() => {
    load({ id: portfolio.id }, { fetchPolicy: 'store-and-network' })
  }, [load, portfolio.id])
  const waiting = <Skeleton width="100%" height="24rem" />
  return (
    <ContentDialog
      title={formatMessage({ id: 'ledger.title' }, { name: portfolio.name })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="broad"
      onClose={onClose}
    >
      <FailureBoundary
        resetKey={reference}
        fallback={() => (
          <PanelFailure
            title={formatMessage({ id: 'ledger.failed' })}
            text={formatMessage({ id: 'failure.panelText' })}
            onRetry={() => read('network-only')}
          />
        )}
      >
        <Suspense fallback={waiting}>
          {reference ? <LoadedLedger reference={reference} portfolio={portfolio} holdings={holdings} /> : waiting}
        </Suspense>
      </FailureBoundary>
    </ContentDialog>
  )
}
