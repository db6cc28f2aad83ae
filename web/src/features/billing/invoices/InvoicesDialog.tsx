import { Suspense, useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from 'react-relay/hooks'
import LoadedInvoicesQueryParameters from '../../../__generated__/LoadedInvoicesQuery$parameters.ts'
import type { LoadedInvoicesQuery } from '../../../__generated__/LoadedInvoicesQuery.graphql.ts'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import { LoadedInvoices } from './LoadedInvoices.tsx'

/** What was charged so far, the newest first; each invoice opens and prints. */
export function InvoicesDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [reference, load] = useQueryLoader<LoadedInvoicesQuery>(LoadedInvoicesQueryParameters)
  const read = useCallback(() => load({}, { fetchPolicy: 'store-and-network' }), [load])
  useEffect(read, [read])
  return (
    <ContentDialog
      title={formatMessage({ id: 'invoices.title' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="wide"
      onClose={onClose}
    >
      <FailureBoundary
        resetKey={reference}
        fallback={() => (
          <PanelFailure
            title={formatMessage({ id: 'invoices.loadFailed' })}
            text={formatMessage({ id: 'failure.panelText' })}
            onRetry={read}
          />
        )}
      >
        <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
          {reference && <LoadedInvoices reference={reference} />}
        </Suspense>
      </FailureBoundary>
    </ContentDialog>
  )
}
