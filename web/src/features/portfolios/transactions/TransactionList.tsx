import { useIntl } from 'react-intl'
import { graphql } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import type { TransactionList_viewer$key } from '../../../__generated__/TransactionList_viewer.graphql.ts'
import type { TransactionListPaginationQuery } from '../../../__generated__/TransactionListPaginationQuery.graphql.ts'
import { useIsTableCut } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { Link } from '../../../ui/text/Link.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { LotMark } from '../lots/LotMark.tsx'
import { dateText } from '../../../kit/language/dateText.ts'

const PAGE = 20
const COLUMNS = ['date', 'type', 'symbol', 'company', 'shares', 'price', 'cost', 'rest'] as const

const COLUMNS_LOOK = {
  minW: '52rem',
  '& :is(th, td)': { whiteSpace: 'nowrap' },
  '& tr > :nth-child(n + 5)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:hover': { bg: 'bg.card' },
  '& [data-column=date]': { w: '12%' },
  '& :is([data-column=type], [data-column=symbol])': { w: '9%' },
  '& [data-column=company]': { w: '26%' },
  '& [data-company]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-quiet]': { color: 'fg.muted' },
} as const

export function TransactionList({ viewer }: { viewer: TransactionList_viewer$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const isCut = useIsTableCut()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TransactionListPaginationQuery,
    TransactionList_viewer$key
  >(
    graphql`
      fragment TransactionList_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 6 }, cursor: { type: "String" })
      @refetchable(queryName: "TransactionListPaginationQuery")
      @throwOnFieldError {
        transactions(first: $count, after: $cursor) @connection(key: "TransactionList_transactions") {
          totalCount
          edges {
            node {
              lotId
              date
              type
              stockId
              symbol
              companyName
              currency
              shareCount
              price
              totalCost
              shareCountAfter
            }
          }
        }
      }
    `,
    viewer,
  )
  const { edges, totalCount } = data.transactions
  if (edges.length === 0) return null
  const title = formatMessage({ id: 'overview.transactions' })
  return (
    <Section title={title}>
      {/* A scrollable region needs a name and keyboard focus. */}
      <Box mb="1" overflowX="auto" {...(isCut ? { role: 'region', tabIndex: 0, 'aria-label': title } : {})}>
        <Table isFixed css={COLUMNS_LOOK} aria-label={title}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {formatMessage({ id: `overview.column.${column}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => {
              const isSale = node.type === 'SELL'
              const shares = format.shares(node.shareCount)
              return (
                <tr key={node.lotId}>
                  <td data-quiet>{format.date(dateText(node.date))}</td>
                  <td>
                    <LotMark type={node.type} />
                    {formatMessage({ id: isSale ? 'overview.sell' : 'overview.buy' })}
                  </td>
                  <th scope="row">
                    <Link
                      variant="quiet"
                      fontWeight="semibold"
                      _hover={{ textDecoration: 'underline' }}
                      to={pathTo('Stock', { id: node.stockId })}
                    >
                      {node.symbol}
                    </Link>
                  </th>
                  <td data-company title={node.companyName}>
                    {node.companyName}
                  </td>
                  <td data-amount>{isSale ? `\u2212${shares}` : `+${shares}`}</td>
                  <td>{format.unitPrice(node.price, node.currency)}</td>
                  <td data-amount>
                    <data value={node.totalCost}>{format.money(node.totalCost, node.currency)}</data>
                  </td>
                  <td data-quiet data-amount>
                    {format.shares(node.shareCountAfter)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </Box>
      {hasNext && (
        <Button variant="link" size="small" isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {formatMessage({ id: 'overview.moreTransactions' }, { shown: edges.length, count: totalCount })}
        </Button>
      )}
    </Section>
  )
}
