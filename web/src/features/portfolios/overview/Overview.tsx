import { useIntl } from 'react-intl'
import { ZERO } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import type { useAllHoldings_query$key } from '../../../__generated__/useAllHoldings_query.graphql.ts'
import type { ValueArea_query$key } from '../../../__generated__/ValueArea_query.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { DisplayTotal } from '../../../ui/figures/DisplayTotal.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountsSwitch } from '../figures/AmountsSwitch.tsx'
import { Figure } from '../figures/Figure.tsx'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { useAllHoldings, type AllHoldings } from './useAllHoldings.ts'
import { useOverviewExplanations } from './useOverviewExplanations.ts'
import { ValueArea } from './ValueArea.tsx'
import styles from './Overview.module.css'

interface OverviewProps {
  readonly query: useAllHoldings_query$key & ValueArea_query$key
}

/** What all portfolios are worth together, at the present prices, over their value day by day. */
export function Overview({ query }: OverviewProps) {
  const { formatMessage } = useIntl()
  const allHoldings = useAllHoldings(query)
  if (!allHoldings || allHoldings.portfolios.length === 0) return null
  const { positions, positionFigures } = allHoldings
  return (
    <section className={styles['overview']} aria-label={formatMessage({ id: 'overview.title' })}>
      {positions.length > 0 && <PriceTicks stockIds={positions.map(({ stock }) => stock.id)} />}
      <Totals allHoldings={allHoldings} />
      <ValueArea query={query} present={positionFigures.statistics.marketValue.toNumber()} />
    </section>
  )
}

function Totals({ allHoldings: { portfolios, summary, converted } }: { allHoldings: AllHoldings }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const isMobile = useIsMobile()
  const explain = useOverviewExplanations(portfolios)
  const { currency, totalValue, dayChange, dayPercentage, totalChange, totalPercentage } = summary
  const hasCash = portfolios.some(({ figures }) => figures.cash.gt(ZERO))
  const changeText = (amount: typeof dayChange, percentage: typeof dayPercentage) =>
    `${format.signedMoney(amount.toString(), currency)} (${format.signedPercent(percentage.toString())})`
  const dayText = changeText(dayChange, dayPercentage)
  const gainText = changeText(totalChange, totalPercentage)
  return (
    <div className={styles['totals']}>
      <div className={styles['head']}>
        <h2 className={styles['label']}>
          {isMobile
            ? formatMessage({ id: 'overview.labelShort' }, { hasCash: String(hasCash) })
            : formatMessage({ id: 'overview.label' }, { count: portfolios.length, hasCash: String(hasCash) })}
        </h2>
        <AmountsSwitch />
      </div>
      <p className={styles['total']}>
        <Figure name="summaryTotal" value={totalValue} explain={explain.total(summary)}>
          <DisplayTotal parts={format.moneyParts(totalValue.toString(), currency)} />
        </Figure>
      </p>
      <p className={styles['changes']}>
        <span className={styles['change']}>
          <Figure name="summaryDay" value={dayChange} explain={explain.day(summary)}>
            <ChangeText direction={directionOf(dayChange)} text={dayText} screenReaderText={dayText} />
          </Figure>
          <span className={styles['note']}>{formatMessage({ id: 'overview.today' })}</span>
        </span>
        <span className={styles['change']}>
          <Figure name="summaryGain" value={totalChange} explain={explain.gain(summary)}>
            <ChangeText direction={directionOf(totalChange)} text={gainText} screenReaderText={gainText} />
          </Figure>
          <span className={styles['note']}>{formatMessage({ id: 'overview.inAll' })}</span>
        </span>
        {converted && (
          <span className={styles['converted']}>
            <Figure name="convertedTotal" value={converted.totalValue} explain={explain.total(converted)}>
              {format.money(converted.totalValue.toString(), converted.currency)}
            </Figure>
          </span>
        )}
      </p>
      {summary.currenciesWithoutRate.length + summary.withoutPriceCount > 0 && (
        <p className={styles['leftOut']}>
          {formatMessage(
            { id: 'overview.leftOut' },
            { count: summary.withoutPriceCount, currencies: summary.currenciesWithoutRate.join(', ') || 'none' },
          )}
        </p>
      )}
    </div>
  )
}
