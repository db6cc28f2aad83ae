import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import { AmountWithPercent } from '../figures/AmountWithPercent.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { HowTotal } from '../figures/how.ts'
import styles from './HoldingsTable.module.css'

interface ClosedPositionsProps {
  /** Figures of the stocks that were sold completely. */
  readonly figures: PortfolioFigures
  /** Number of columns of the whole table. */
  readonly columns: number
}

/** Row for the gain of sold stocks, so that the rows add up to the total. Renders nothing if there are none. */
export function ClosedPositions({ figures, columns }: ClosedPositionsProps) {
  const { formatMessage } = useIntl()
  const { parts, statistics } = figures
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  if (count === 0) return null
  return (
    <tr className={styles['closed']} data-closed>
      <th className={styles['rates']} scope="row" colSpan={columns - 2}>
        {formatMessage({ id: 'portfolio.closed' }, { count })}
      </th>
      <td data-first>
        <Figure
          name="closedGain"
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
      <td />
    </tr>
  )
}
