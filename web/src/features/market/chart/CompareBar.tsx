import { Suspense, useId, useState } from 'react'
import { Plus, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { MARKET_FUNDS } from '@palier/domain/market/marketFunds'
import type { Direction } from '@palier/domain/market/priceChange'
import { badgeSymbolOf } from '@palier/domain/market/ticker'
import type { LineLook } from '../../../kit/chart/plotFrame.ts'
import { later } from '../../../kit/failure/later.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { useOpenMatch } from '../search/useOpenMatch.ts'
import { lookOf, type ComparedStock } from './points/comparison.ts'
import type { Comparison } from './useComparison.ts'
import styles from './CompareBar.module.css'

const StockSearch = lazyWithMessages(
  ['search', 'tags'],
  async () => (await import('../search/StockSearch.tsx')).StockSearch,
)

const loadSearch = later([], async () => (await import('../search/searchStocks.ts')).searchStocks)

const MARKETS = Object.values(MARKET_FUNDS).map(({ ticker }) => ticker)

interface CompareBarProps {
  readonly symbol: string
  readonly direction: Direction
  readonly stocks: readonly ComparedStock[]
  readonly comparison: Comparison
}

export function CompareBar({ symbol, direction, stocks, comparison }: CompareBarProps) {
  const { formatMessage } = useIntl()
  const searchId = useId()
  const openMatch = useOpenMatch()
  const environment = useRelayEnvironment()
  const [isSearching, setIsSearching] = useState(false)
  const [absent, setAbsent] = useState<string | null>(null)
  const missing = stocks.filter(({ points }) => points?.length === 0)

  async function addMarket(market: string) {
    const matches = await loadSearch()
      .then((searchStocks) => searchStocks(environment, market))
      .catch(() => [])
    const match = matches.find((one) => badgeSymbolOf(one.symbol) === market)
    setAbsent(match ? null : market)
    const stock = match && (await openMatch(match))
    if (stock) comparison.add(stock.stockId)
  }
  const shown = new Set([symbol, ...stocks.map((stock) => stock.symbol)].map(badgeSymbolOf))
  return (
    <div
      className={styles['bar']}
      data-direction={direction}
      role="group"
      aria-label={formatMessage({ id: 'compare' })}
    >
      <span className={styles['line']}>
        <Sample look="main" />
        {symbol}
      </span>
      {stocks.map((stock, turn) => (
        <span key={stock.stockId} className={styles['line']}>
          <Sample look={lookOf(turn)} />
          {stock.symbol === '' ? '…' : stock.symbol}
          <IconButton
            label={formatMessage({ id: 'compare.remove' }, { symbol: stock.symbol })}
            size="small"
            variant="quiet"
            onClick={() => comparison.remove(stock.stockId)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </span>
      ))}
      {!comparison.isFull && (
        <>
          {MARKETS.filter((market) => !shown.has(market)).map((market) => (
            <Button
              key={market}
              size="small"
              variant="quiet"
              aria-label={formatMessage({ id: 'compare.market' }, { symbol: market })}
              onClick={() => void addMarket(market)}
            >
              <Plus aria-hidden="true" />
              {market}
            </Button>
          ))}
          <Button
            size="small"
            variant="quiet"
            aria-label={formatMessage({ id: 'compare.other.name' })}
            aria-expanded={isSearching}
            aria-controls={isSearching ? searchId : undefined}
            onClick={() => setIsSearching(!isSearching)}
          >
            <Plus aria-hidden="true" />
            <span className={styles['wide']}>{formatMessage({ id: 'compare.other' })}</span>
            <span className={styles['narrow']}>{formatMessage({ id: 'compare.other.short' })}</span>
          </Button>
        </>
      )}
      {isSearching && !comparison.isFull && (
        <div id={searchId} className={styles['search']}>
          <Suspense>
            <StockSearch
              takesFocus
              onChoose={({ stockId }) => {
                comparison.add(stockId)
                setIsSearching(false)
              }}
            />
          </Suspense>
        </div>
      )}
      <p className={styles['missing']} role="status">
        {missing.length > 0 && formatMessage({ id: 'compare.none' }, { count: missing.length })}
        {absent !== null && formatMessage({ id: 'compare.absent' }, { symbol: absent })}
      </p>
    </div>
  )
}

function Sample({ look }: { look: LineLook }) {
  return (
    <svg className={styles['sample']} data-look={look} viewBox="0 0 20 8" aria-hidden="true">
      <path d="M0 4H20" />
    </svg>
  )
}
