import { useIntl } from 'react-intl'
import LoadedInvoicesQueryParameters from '../../../__generated__/LoadedInvoicesQuery$parameters.ts'
import type { LoadedInvoicesQuery } from '../../../__generated__/LoadedInvoicesQuery.graphql.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { LoadedInvoices } from './LoadedInvoices.tsx'

/** Newest first; each invoice opens and prints. */
export function InvoicesDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'invoices.title' })} size="wide" onClose={onClose}>
      <QueryPanel<LoadedInvoicesQuery>
        request={LoadedInvoicesQueryParameters}
        variables={{}}
        failed={formatMessage({ id: 'invoices.loadFailed' })}
        waiting={<Skeleton width="100%" height="12rem" />}
      >
        {(reference) => <LoadedInvoices reference={reference} />}
      </QueryPanel>
    </Dialog>
  )
}
