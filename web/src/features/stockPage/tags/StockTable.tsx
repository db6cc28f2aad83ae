import { useRef, useState, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf } from '@palier/domain/market/priceChange'
import type { StockTable_stock$data, StockTable_stock$key } from '../../../__generated__/StockTable_stock.graphql.ts'
import { useIsMobile, useIsNarrow } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { moveAmongHeads, SortHead } from '../../../ui/layout/SortHead.tsx'
import { Table } from '../../../ui/layout/Table.ts'
import { Link } from '../../../ui/text/Link.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { RangeBar } from '../../market/stock/RangeBar.tsx'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import { ownEntryOf, type OwnLists } from './ownEntry.ts'
import { sortFound, type FoundSort, type SortedColumn } from './sortFound.ts'
import { Sparkline } from './Sparkline.tsx'
import { useLastDays } from './useLastDays.ts'

const COLUMNS = {
  phone: ['company', 'days', 'price', 'score'],
  narrow: ['company', 'days', 'price', 'change', 'dividend', 'gap', 'score'],
  wide: ['company', 'days', 'price', 'change', 'year', 'marketCap', 'dividend', 'gap', 'score'],
} as const
type Column = (typeof COLUMNS)['wide'][number]

const TITLES = {
  company: 'list.column.company',
  days: 'tags.column.days',
  price: 'list.column.price',
  change: 'list.column.change',
  year: 'stock.fact.year',
  marketCap: 'stock.fact.marketCap',
  dividend: 'stock.fact.dividend',
  gap: 'stock.fact.gap',
  score: 'list.column.score',
} as const
/** Excludes prices, since amounts in different currencies cannot be compared. */
const SORTED = ['company', 'change', 'year', 'dividend', 'gap', 'score'] as const satisfies readonly SortedColumn[]

const LOOK = {
  '& :is(th, td)': { px: '2' },
  '& :is(th, td):first-child': { ps: '0' },
  '& :is(th, td):last-child': { pe: '0' },
  '& tbody tr': { h: '3.25rem', _hover: { bg: 'bg.card' } },
  '& th': { whiteSpace: 'nowrap' },
  '& [data-column=company]': { maxW: '0', w: 'full' },
} as const
const NOT_YET: readonly number[] = []

interface StockTableProps extends OwnLists {
  readonly stocks: readonly (StockTable_stock$key[number] & { readonly id: string })[]
  readonly onFollow: (stockId: string) => void
  readonly onOpen: () => void
}

export function StockTable({ stocks: keys, onFollow, onOpen, ...own }: StockTableProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const isMobile = useIsMobile()
  const columns = COLUMNS[useIsNarrow() ? (isMobile ? 'phone' : 'narrow') : 'wide']
  const body = useRef<HTMLTableSectionElement>(null)
  const [sort, setSort] = useState<FoundSort>({ column: 'company', isDescending: false })
  const stocks = useFragment(
    graphql`
      fragment StockTable_stock on Stock @relay(plural: true) {
        id
        stockId
        symbol
        companyName
        exchange
        currency
        lastPrice
        change
        changePercent
        marketCap
        yearLow
        yearHigh
        details {
          dividendYield
          targetPrice
          yearLow
          yearHigh
        }
        entries {
          listId
          ...watchedEntry_entry
        }
      }
    `,
    keys,
  )
  const lines = sortFound(
    stocks.map((stock) => ({ stock: withRange(stock), own: ownEntryOf(stock.entries, own) })),
    sort,
    language,
  )
  const lastDays = useLastDays(
    body,
    lines.map(({ stock }) => stock.id),
  )
  return (
    <Table css={LOOK} aria-label={formatMessage({ id: 'tags.results' })}>
      <thead>
        <tr onKeyDown={moveAmongHeads}>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sort={sort} onSort={setSort}>
              {formatMessage({ id: TITLES[column] })}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {lines.map(({ stock, own: followed }) => (
          <tr key={stock.id}>
            {columns.map((column) => (
              <Cell
                key={column}
                column={column}
                stock={stock}
                followed={followed}
                isMobile={isMobile}
                onFollow={onFollow}
                onOpen={onOpen}
                lastDays={lastDays.get(stock.id) ?? NOT_YET}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Live price updates may lack the 52-week range, which `details` also contains. */
function withRange<Stock extends StockTable_stock$data[number]>(stock: Stock): Stock {
  const { details } = stock
  return { ...stock, yearLow: stock.yearLow ?? details?.yearLow, yearHigh: stock.yearHigh ?? details?.yearHigh }
}

interface ColumnHeadProps {
  readonly column: Column
  readonly sort: FoundSort
  readonly onSort: (sort: FoundSort) => void
  readonly children: ReactNode
}

function ColumnHead({ column, sort, onSort, children }: ColumnHeadProps) {
  const look = { 'data-column': column, 'data-number': isFigure(column) || undefined }
  const sorted = SORTED.find((one) => one === column)
  if (!sorted)
    return (
      <th scope="col" {...look}>
        {children}
      </th>
    )
  const isSorted = sort.column === sorted
  return (
    <SortHead
      {...look}
      order={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : null}
      isStop={isSorted}
      // Names start ascending, figures descending.
      onSort={() => onSort({ column: sorted, isDescending: isSorted ? !sort.isDescending : sorted !== 'company' })}
    >
      {children}
    </SortHead>
  )
}

function isFigure(column: Column): boolean {
  return column !== 'company' && column !== 'days'
}

interface CellProps extends Pick<StockTableProps, 'onFollow' | 'onOpen'> {
  readonly column: Column
  readonly stock: StockTable_stock$data[number]
  readonly followed: ReturnType<typeof ownEntryOf>
  readonly isMobile: boolean
  readonly lastDays: readonly number[]
}

function Cell({ column, stock, followed, isMobile, lastDays, onFollow, onOpen }: CellProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const labels = useEntryLabels()
  const { stockId, symbol, companyName, currency, lastPrice, changePercent, details } = stock
  const exchange = exchangeNameOf(stock.exchange) ?? stock.exchange
  const change = <Change amount={stock.change} percent={changePercent} />
  const target = details?.targetPrice
  const dividend = details?.dividendYield
  switch (column) {
    case 'company':
      return (
        <th scope="row" data-column={column}>
          <Text as="span" display="block" truncate>
            <Link
              variant="quiet"
              fontWeight="semibold"
              _hover={{ textDecoration: 'underline' }}
              to={pathTo('Stock', { id: stockId })}
              state={followed && { originListId: followed.listId }}
              onClick={onOpen}
            >
              {symbol}
            </Link>{' '}
            <Text as="span" textStyle="note" color="fg.muted">
              {isMobile ? exchange : `${exchange}, ${currency}`}
            </Text>
          </Text>
          <Text as="span" display="block" textStyle="note" truncate title={companyName}>
            {companyName}
          </Text>
        </th>
      )
    case 'days':
      return (
        <td data-column={column}>
          <Box w={{ base: '3.25rem', md: '5.5rem' }}>
            <Sparkline prices={lastDays} height="1.75rem" />
          </Box>
        </td>
      )
    case 'price':
      return (
        <td data-number>
          <Text as="span" fontWeight="semibold">
            {lastPrice == null ? (
              formatMessage({ id: 'list.noPrice' })
            ) : (
              <LiveNumber value={lastPrice}>{format.money(lastPrice, currency)}</LiveNumber>
            )}
          </Text>
          {isMobile && (
            <Text as="span" display="block" textStyle="note">
              {change}
            </Text>
          )}
        </td>
      )
    case 'change':
      return <td data-number>{change}</td>
    case 'year':
      return (
        <td data-number>
          <RangeBar
            low={stock.yearLow ?? null}
            high={stock.yearHigh ?? null}
            price={lastPrice ?? null}
            levels={null}
            currency={currency}
          />
        </td>
      )
    case 'marketCap':
      return <td data-number>{stock.marketCap == null ? '–' : format.compactMoney(stock.marketCap, currency)}</td>
    case 'dividend':
      return <td data-number>{dividend == null ? '–' : format.percent(decimal(dividend).times(100).toString())}</td>
    case 'gap':
      return (
        <td data-number>
          {target == null || lastPrice == null
            ? '–'
            : format.signedPercent(decimal(target).div(decimal(lastPrice)).minus(1).times(100).toString(), 1)}
        </td>
      )
    case 'score':
      return (
        <td data-number>
          {followed ? (
            <ScoreBadge score={followed.entry.score} label={labels.score(followed.entry)} />
          ) : (
            <Button
              size="small"
              shape={isMobile ? 'square' : 'words'}
              aria-label={formatMessage({ id: 'tags.followNamed' }, { symbol })}
              onClick={() => onFollow(stockId)}
            >
              <Plus aria-hidden="true" />
              {!isMobile && formatMessage({ id: 'tags.follow' })}
            </Button>
          )}
        </td>
      )
  }
}

const CHANGES = { up: 'change.upPercent', down: 'change.downPercent', flat: 'change.flat' } as const

function Change({ amount, percent }: { readonly amount: string; readonly percent: string }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const direction = directionOf(decimal(amount))
  const size = format.percent(percent.replace(/^-/, ''))
  return (
    <ChangeText
      direction={direction}
      text={format.signedPercent(percent)}
      screenReaderText={formatMessage({ id: CHANGES[direction] }, { percent: size })}
    />
  )
}
