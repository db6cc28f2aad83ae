import { useIntl } from 'react-intl'
import { usePaginationFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { TransactionList_viewer$key } from '../../../__generated__/TransactionList_viewer.graphql.ts'
import type { TransactionListPaginationQuery } from '../../../__generated__/TransactionListPaginationQuery.graphql.ts'
import { useIsTableCut } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import styles from './TransactionList.module.css'

const PAGE = 20
const COLUMNS = ['date', 'type', 'symbol', 'company', 'shares', 'price', 'cost', 'rest'] as const
const MARKS = { BUY: 'M4 1L8 7H0Z', SELL: 'M0.8 1.5H7.2L4 6.5Z' } as const

/** The purchases and sales of all portfolios, the newest first, a page at a time. Nothing where there are none. */
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
      {/* A region that scrolls must be reached by the keyboard, and named. */}
      <div className={styles['region']} {...(isCut ? { role: 'region', tabIndex: 0, 'aria-label': title } : {})}>
        <table className={styles['table']} aria-label={title}>
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
                  <td className={styles['quiet']}>{format.date(dateText(node.date))}</td>
                  <td>
                    <svg className={styles['mark']} data-type={node.type} viewBox="0 0 8 8" aria-hidden="true">
                      <path d={MARKS[node.type]} />
                    </svg>
                    {formatMessage({ id: isSale ? 'overview.sell' : 'overview.buy' })}
                  </td>
                  <th className={styles['symbol']} scope="row">
                    <Link to={pathTo('Stock', { id: node.stockId })}>{node.symbol}</Link>
                  </th>
                  <td className={styles['company']} title={node.companyName}>
                    {node.companyName}
                  </td>
                  <td data-amount>{isSale ? `\u2212${shares}` : `+${shares}`}</td>
                  <td>{format.unitPrice(node.price, node.currency)}</td>
                  <td className={styles['cost']} data-amount>
                    <data value={node.totalCost}>{format.money(node.totalCost, node.currency)}</data>
                  </td>
                  <td className={styles['quiet']} data-amount>
                    {format.shares(node.shareCountAfter)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {hasNext && (
        <Button variant="link" size="small" isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {formatMessage({ id: 'overview.moreTransactions' }, { shown: edges.length, count: totalCount })}
        </Button>
      )}
    </Section>
  )
}
