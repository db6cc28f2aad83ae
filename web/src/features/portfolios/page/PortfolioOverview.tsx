import { useIntl } from 'react-intl'
import { percentageOf } from '@palier/domain/kernel/percentage'
import { directionOf } from '@palier/domain/market/priceChange'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { DisplayTotal } from '../../../ui/figures/DisplayTotal.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountsSwitch } from '../figures/AmountsSwitch.tsx'
import { CashPart } from './CashPart.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { useTotalExplanations } from '../figures/useTotalExplanations.ts'
import styles from './PortfolioOverview.module.css'

interface PortfolioOverviewProps {
  readonly portfolio: PortfolioFacts
  readonly figures: PortfolioFigures
  readonly holdings: readonly HeldStock[]
}

/** What a portfolio is worth: the total with its day, its stocks, its gain, its cash. */
export function PortfolioOverview({ portfolio, figures, holdings }: PortfolioOverviewProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const explain = useTotalExplanations(figures)
  const { currency, statistics, cash } = figures
  const { dayChange, dayPercentage, totalProfit, totalPercentage, marketValue, marketValueAndMoney } = statistics
  const foreign = holdings.filter(({ stock }) => stock.currency !== currency).length
  const text = (value: { toString(): string }) => value.toString()
  const dayText = `${format.signedMoney(text(dayChange), currency)} (${format.signedPercent(text(dayPercentage))})`
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'portfolio.overview' })}>
      <div className={styles['part']} data-first>
        <div className={styles['head']}>
          <h2 className={styles['label']}>{formatMessage({ id: 'portfolio.totalValue' })}</h2>
          <AmountsSwitch />
        </div>
        <Figure name="headTotal" value={marketValueAndMoney} explain={explain.total}>
          <DisplayTotal parts={format.moneyParts(text(marketValueAndMoney), currency)} />
        </Figure>
        <p className={styles['day']}>
          <Figure name="headDay" value={dayChange} explain={explain.day}>
            <ChangeText direction={directionOf(dayChange)} text={dayText} screenReaderText={dayText} />
          </Figure>
          <span className={styles['note']}>{formatMessage({ id: 'portfolio.today' })}</span>
        </p>
      </div>
      <div className={styles['part']}>
        <h2 className={styles['label']}>{formatMessage({ id: 'portfolio.stockValue' })}</h2>
        <p className={styles['figure']}>
          <Figure name="headStocks" value={marketValue} explain={explain.stocks}>
            {format.money(text(marketValue), currency)}
          </Figure>
        </p>
        <p className={styles['note']}>
          {formatMessage({ id: 'portfolio.positions' }, { count: holdings.length, foreign, currency })}
        </p>
      </div>
      <div className={styles['part']}>
        <h2 className={styles['label']}>{formatMessage({ id: 'portfolio.gainUnrealized' })}</h2>
        <p className={styles['figure']} data-direction={directionOf(totalProfit)}>
          <Figure name="headGain" value={totalProfit} explain={explain.gain}>
            {format.signedMoney(text(totalProfit), currency)}
          </Figure>
        </p>
        <p className={styles['note']}>
          {formatMessage({ id: 'portfolio.onCost' }, { percent: format.signedPercent(text(totalPercentage)) })}
        </p>
        <p className={styles['note']}>
          {formatMessage({ id: 'portfolio.gross' })}{' '}
          <Figure name="headGross" value={statistics.grossValueAndMoney} explain={explain.gross}>
            {format.money(text(statistics.grossValueAndMoney), currency)}
          </Figure>
        </p>
      </div>
      <div className={styles['part']}>
        <CashPart portfolio={portfolio} share={format.percent(text(percentageOf(cash, marketValueAndMoney)), 1)} />
      </div>
    </section>
  )
}
