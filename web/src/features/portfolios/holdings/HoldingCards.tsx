import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import { ZERO } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountWithPercent } from '../figures/AmountWithPercent.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { BY_VALUE, sortHoldings } from '../figures/sortHoldings.ts'
import { useHoldingExplanations } from '../figures/useHoldingExplanations.ts'
import styles from './HoldingCards.module.css'

interface HoldingCardsProps {
  readonly label: string
  readonly holdings: readonly HeldStock[]
  readonly figures: PortfolioFigures
  readonly onOpen: (held: HeldStock) => void
}

/** The stocks of a portfolio as a phone shows them, the largest first. */
export function HoldingCards({ label, holdings, figures, onOpen }: HoldingCardsProps) {
  const { language } = useLanguage()
  return (
    <ul className={styles['cards']} aria-label={label}>
      {sortHoldings(holdings, BY_VALUE, figures, language).map((held) => (
        <HoldingCard key={held.id} held={held} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function HoldingCard({ held, onOpen }: { held: HeldStock; onOpen: (held: HeldStock) => void }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const explain = useHoldingExplanations()(held)
  const { stock, price, statistics } = held
  const { shareCount, marketValue, dayChange, totalProfit, totalPercentage } = statistics
  const day = dayChange ?? ZERO
  return (
    <li className={styles['card']} data-row={held.id} data-currency={stock.currency}>
      <div className={styles['line']}>
        <button
          className={styles['open']}
          type="button"
          aria-haspopup="dialog"
          aria-label={formatMessage({ id: 'portfolio.openLots' }, { symbol: stock.symbol })}
          onClick={() => onOpen(held)}
        >
          <strong>{stock.symbol}</strong> <span className={styles['name']}>{stock.companyName}</span>
        </button>
        {marketValue && (
          <span className={styles['value']}>
            <Figure name="value" value={marketValue} explain={explain.value}>
              {format.money(marketValue.toString(), stock.currency)}
            </Figure>
          </span>
        )}
      </div>
      <div className={styles['line']}>
        <span className={styles['quiet']}>
          {price ? (
            <>
              <span data-amount>{format.shares(shareCount.toString())}</span> ×{' '}
              <LiveNumber value={price.toString()}>{format.money(price.toString(), stock.currency)}</LiveNumber>
            </>
          ) : (
            formatMessage({ id: 'portfolio.noPrice' })
          )}
        </span>
        {marketValue && (
          <Figure name="day" value={day} explain={explain.day}>
            <AmountWithPercent
              amount={day}
              percent={percentageOf(day, marketValue.minus(day))}
              direction={directionOf(day)}
              hasArrow
            />
          </Figure>
        )}
      </div>
      {totalProfit && totalPercentage && (
        <div className={styles['line']}>
          <span className={styles['quiet']}>{formatMessage({ id: 'portfolio.gain' })}</span>
          <Figure name="gain" value={totalProfit} explain={explain.gain}>
            <AmountWithPercent amount={totalProfit} percent={totalPercentage} direction={directionOf(totalProfit)} />
          </Figure>
        </div>
      )}
    </li>
  )
}
