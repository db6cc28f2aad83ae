import { memo, type MouseEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountWithPercent } from '../figures/AmountWithPercent.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import { HowHolding } from '../figures/how.ts'
import styles from './HoldingsTable.module.css'

const NOTHING = '–'

interface HoldingRowProps {
  readonly held: HeldStock
  readonly hasAverage: boolean
  readonly onOpen: (held: HeldStock) => void
  readonly actions?: ReactNode
}

/** A click anywhere opens the lots. The symbol is the accessible button for it. */
export const HoldingRow = memo(function HoldingRow({ held, hasAverage, onOpen, actions }: HoldingRowProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { stock, price, statistics } = held
  const { shareCount, averageBuyPrice, dayChange, totalProfit, totalPercentage, marketValue } = statistics
  // A stock that was sold completely has no average cost and no day change.
  const isHeld = !shareCount.eq(0)
  const money = (value: Decimal) => format.money(value.toString(), stock.currency)

  function open(event: MouseEvent<HTMLTableRowElement>) {
    const { target, currentTarget } = event
    // Clicks inside a figure's popover bubble through the React tree to this row.
    const isInside = target instanceof Element && currentTarget.contains(target)
    if (isInside && target.closest('a, button') === null) onOpen(held)
  }
  const unknown = <span className={styles['unknown']}>{formatMessage({ id: 'portfolio.noPrice' })}</span>
  return (
    <tr className={styles['row']} data-row={held.id} data-currency={stock.currency} onClick={open}>
      <th className={styles['symbol']} scope="row">
        <button
          className={styles['open']}
          type="button"
          data-open
          aria-haspopup="dialog"
          aria-label={formatMessage({ id: 'portfolio.openLots' }, { symbol: stock.symbol })}
          onClick={() => onOpen(held)}
        >
          {stock.symbol}
        </button>
      </th>
      <td className={styles['company']}>
        <span className={styles['name']} title={stock.companyName}>
          {stock.companyName}
        </span>
        {actions}
      </td>
      <td className={styles['price']} data-first>
        {price ? (
          <LiveNumber value={price.toString()} over="cell">
            <data value={price.toString()}>{money(price)}</data>
          </LiveNumber>
        ) : (
          unknown
        )}
      </td>
      <td>
        <Figure
          name="shares"
          value={shareCount}
          how={(frame) => <HowHolding held={held} of="shares" {...frame} />}
          isInRow
        >
          {format.shares(shareCount.toString())}
        </Figure>
      </td>
      {hasAverage && (
        <td className={styles['muted']}>
          {isHeld ? (
            <Figure
              name="average"
              value={averageBuyPrice}
              how={(frame) => <HowHolding held={held} of="average" {...frame} />}
              isInRow
            >
              {money(averageBuyPrice)}
            </Figure>
          ) : (
            NOTHING
          )}
        </td>
      )}
      <td data-first>
        {!isHeld && NOTHING}
        {isHeld &&
          (dayChange && marketValue ? (
            <Figure
              name="day"
              value={dayChange}
              how={(frame) => <HowHolding held={held} of="day" {...frame} />}
              isInRow
            >
              <AmountWithPercent
                amount={dayChange}
                percent={percentageOf(dayChange, marketValue.minus(dayChange))}
                direction={directionOf(dayChange)}
                hasArrow
              />
            </Figure>
          ) : (
            unknown
          ))}
      </td>
      <td data-first>
        {totalProfit && totalPercentage ? (
          <Figure
            name="gain"
            value={totalProfit}
            how={(frame) => <HowHolding held={held} of="gain" {...frame} />}
            isInRow
          >
            <AmountWithPercent amount={totalProfit} percent={totalPercentage} direction={directionOf(totalProfit)} />
          </Figure>
        ) : (
          unknown
        )}
      </td>
      <td className={styles['value']}>
        {marketValue ? (
          <Figure
            name="value"
            value={marketValue}
            how={(frame) => <HowHolding held={held} of="value" {...frame} />}
            isInRow
          >
            {money(marketValue)}
          </Figure>
        ) : (
          unknown
        )}
      </td>
    </tr>
  )
})
