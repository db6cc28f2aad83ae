import type { Places, PlotLine } from '../../../kit/chart/plotFrame.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { tradePath, tradeTop, TRADE_SIZE } from '../../../kit/chart/tradePath.ts'
import type { TradeMark } from './points/ownTrades.ts'
import plot from '../../../kit/chart/TimeChart.module.css'

interface PlotTradesProps {
  readonly points: PlotLine['points']
  readonly trades: readonly TradeMark[]
  readonly places: Places
}

/** Quantities with a mark nearer than this are hidden, in pixels. */
const ROOM = 56

export function PlotTrades({ points, trades, places: { left, x, y } }: PlotTradesProps) {
  const { shares } = useFormatters()
  const xs = trades.map(({ place }) => x(points[place]?.place ?? 0))
  return trades.map(({ place, kind, quantity }, index) => {
    const value = points[place]?.value
    const at = xs[index] ?? 0
    if (value == null) return null
    const isFirst = at - left < ROOM
    const hasRoom = xs.every((other, place) => place === index || Math.abs(other - at) > ROOM)
    return (
      <g key={`${place} ${kind}`}>
        <path className={plot[kind]} data-trade={kind} d={tradePath(kind, at, y(value))} />
        {hasRoom && (
          <text
            className={plot['quantity']}
            data-amount
            x={isFirst ? at + TRADE_SIZE.width / 2 + 5 : at - TRADE_SIZE.width / 2 - 5}
            y={tradeTop(kind, y(value)) + TRADE_SIZE.height - 1}
            textAnchor={isFirst ? 'start' : 'end'}
          >
            {kind === 'buy' ? '+' : '\u2212'}
            {shares(quantity.toString())}
          </text>
        )}
      </g>
    )
  })
}
