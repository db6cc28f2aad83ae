import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { quotedRateOf } from '@palier/domain/market/exchangeRate'
import { directionOf } from '@palier/domain/market/priceChange'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountWithPercent } from '../figures/AmountWithPercent.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { HowTotal } from '../figures/how.ts'
import styles from './HoldingsTable.module.css'

interface HoldingsTotalProps {
  readonly figures: PortfolioFigures
  /** Number of columns of the whole table. */
  readonly columns: number
}

export function HoldingsTotal({ figures, columns }: HoldingsTotalProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency, statistics, parts } = figures
  const foreign = parts.flatMap(({ currency: from, rate }) =>
    from !== currency && rate !== null ? [{ currency: from, rate }] : [],
  )
  const { withoutPriceCount, currenciesWithoutRate } = statistics
  return (
    <tr className={styles['total']}>
      <th className={styles['rates']} scope="row" colSpan={columns - 3}>
        {foreign.length === 0 && formatMessage({ id: 'portfolio.inCurrency' }, { currency })}
        {foreign.map((part) => (
          <RateUsed key={part.currency} from={part.currency} to={currency} rate={part.rate} />
        ))}
        {(withoutPriceCount > 0 || currenciesWithoutRate.length > 0) && (
          <span className={styles['leftOut']}>
            {formatMessage(
              { id: 'portfolio.leftOut' },
              { count: withoutPriceCount, currencies: currenciesWithoutRate.join(', ') || 'none' },
            )}
          </span>
        )}
      </th>
      <td data-first>
        <Figure
          name="totalDay"
          value={statistics.dayChange}
          how={(frame) => <HowTotal figures={figures} of="day" {...frame} />}
        >
          <AmountWithPercent
            amount={statistics.dayChange}
            percent={statistics.dayPercentage}
            direction={directionOf(statistics.dayChange)}
            hasArrow
          />
        </Figure>
      </td>
      <td data-first>
        <Figure
          name="totalGain"
          value={statistics.totalProfit}
          how={(frame) => <HowTotal figures={figures} of="gain" {...frame} />}
        >
          <AmountWithPercent
            amount={statistics.totalProfit}
            percent={statistics.totalPercentage}
            direction={directionOf(statistics.totalProfit)}
          />
        </Figure>
      </td>
      <td className={styles['value']}>
        <Figure
          name="totalStocks"
          value={statistics.marketValue}
          how={(frame) => <HowTotal figures={figures} of="stocks" {...frame} />}
        >
          {format.money(statistics.marketValue.toString(), currency)}
        </Figure>
      </td>
    </tr>
  )
}

/** Exchange rate, in the direction that needs fewer decimals. */
function RateUsed({ from, to, rate }: { from: Currency; to: Currency; rate: Decimal }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const quoted = quotedRateOf(rate)
  const [one, other] = quoted.operation === 'times' ? [from, to] : [to, from]
  const text = (
    <data key={from} value={rate.toString()} data-rate={from}>
      {format.exactRate(quoted.rate.toString())}
    </data>
  )
  return <span>{formatMessage({ id: 'portfolio.byRate' }, { currency: to, one, other, rate: text })}</span>
}
