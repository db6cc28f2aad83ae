import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import type { LoadedInvoices_viewer$key } from '../../../__generated__/LoadedInvoices_viewer.graphql.ts'
import type { LoadedInvoicesPageQuery } from '../../../__generated__/LoadedInvoicesPageQuery.graphql.ts'
import type { LoadedInvoicesQuery } from '../../../__generated__/LoadedInvoicesQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InvoiceLine } from './InvoiceLine.tsx'
import { InvoiceReceipt } from './InvoiceReceipt.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const PAGE = 24

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
  if (!data.invoices) return <Text color="fg.muted">{formatMessage({ id: 'invoices.unknown' })}</Text>
  const invoices = data.invoices.edges.map(({ node }) => node)
  const open = invoices.find(({ number }) => number === opened)
  if (open) return <InvoiceReceipt invoice={open} onBack={() => setOpened(null)} />
  if (invoices.length === 0) return <Text color="fg.muted">{formatMessage({ id: 'invoices.none' })}</Text>
  return (
    <>
      <Box as="ul" css={{ '& > li': { borderBottomWidth: '1px', borderBottomColor: 'border' } }}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.number} invoice={invoice} onOpen={() => setOpened(invoice.number)} />
        ))}
      </Box>
      {hasNext && (
        <Flex justify="center" pt="4">
          <Button isBusy={isLoadingNext} onClick={() => void loadNext(PAGE)}>
            {formatMessage({ id: 'invoices.more' })}
          </Button>
        </Flex>
      )}
    </>
  )
}
