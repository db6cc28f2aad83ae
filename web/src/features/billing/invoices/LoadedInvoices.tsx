import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { LoadedInvoices_viewer$key } from '../../../__generated__/LoadedInvoices_viewer.graphql.ts'
import type { LoadedInvoicesPageQuery } from '../../../__generated__/LoadedInvoicesPageQuery.graphql.ts'
import type { LoadedInvoicesQuery } from '../../../__generated__/LoadedInvoicesQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InvoiceLine } from './InvoiceLine.tsx'
import { InvoiceReceipt } from './InvoiceReceipt.tsx'
import styles from './Invoices.module.css'

const PAGE = 24

/** The invoices that a query brings, or the one of them that is open. */
export function LoadedInvoices({ reference }: { reference: PreloadedQuery<LoadedInvoicesQuery> }) {
  const { viewer } = usePreloadedQuery<LoadedInvoicesQuery>(
    graphql`
      query LoadedInvoicesQuery @preloadable {
        viewer {
          ...LoadedInvoices_viewer
        }
      }
    `,
    reference,
  )
  return viewer ? <Invoices viewer={viewer} /> : null
}

function Invoices({ viewer }: { viewer: LoadedInvoices_viewer$key }) {
  const { formatMessage } = useIntl()
  const [opened, setOpened] = useState<string | null>(null)
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LoadedInvoicesPageQuery,
    LoadedInvoices_viewer$key
  >(
    graphql`
      fragment LoadedInvoices_viewer on Viewer
      @refetchable(queryName: "LoadedInvoicesPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
        invoices(first: $count, after: $cursor) @connection(key: "LoadedInvoices_invoices") {
          edges {
            node {
              number
              ...InvoiceLine_invoice
              ...InvoiceReceipt_invoice
            }
          }
        }
      }
    `,
    viewer,
  )
  if (!data.invoices) return <p className={styles['none']}>{formatMessage({ id: 'invoices.unknown' })}</p>
  const invoices = data.invoices.edges.map(({ node }) => node)
  const open = invoices.find(({ number }) => number === opened)
  if (open) return <InvoiceReceipt invoice={open} onBack={() => setOpened(null)} />
  if (invoices.length === 0) return <p className={styles['none']}>{formatMessage({ id: 'invoices.none' })}</p>
  return (
    <>
      <ul className={styles['list']}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.number} invoice={invoice} onOpen={() => setOpened(invoice.number)} />
        ))}
      </ul>
      {hasNext && (
        <div className={styles['more']}>
          <Button isBusy={isLoadingNext} onClick={() => void loadNext(PAGE)}>
            {formatMessage({ id: 'invoices.more' })}
          </Button>
        </div>
      )}
    </>
  )
}
