import { useIntl } from 'react-intl'
import { apart } from '../../../kit/chart/apart.ts'
import { tradeAt, TRADE_SIZE } from '../../../kit/chart/tradePath.ts'
import { LANES, type returnShape } from './returnShape.ts'
import type { ReturnDay, ReturnEvent } from './returnSpans.ts'
import styles from './ReturnPlot.module.css'

const LETTER = 16

interface ReturnMarksProps {
  readonly days: readonly ReturnDay[]
  readonly shape: Pick<ReturnType<typeof returnShape>, 'x' | 'foot' | 'incomeTop'>
}

/** Trades and income at the foot of a plot. Of marks that would overlap, only the newest is drawn. */
export function ReturnMarks({ days, shape: { x, foot, incomeTop } }: ReturnMarksProps) {
  const marks = days.flatMap(({ events }, place) => events.map((event) => ({ event, place })))
  const placed = ({ place }: { readonly place: number }) => x(place)
  const ofTrades = marks.filter(({ event }) => event !== 'income')
  const ofIncome = marks.filter(({ event }) => event === 'income')
  return (
    <>
      {apart(ofTrades, placed, TRADE_SIZE.width + 1).map(({ event, place }) => (
        <Mark key={place} event={event} x={x(place)} y={incomeTop - LANES.trades / 2} />
      ))}
      {apart(ofIncome, placed, LETTER + 2).map(({ event, place }) => (
        <Mark key={place} event={event} x={x(place)} y={foot - LANES.income / 2} />
      ))}
    </>
  )
}

export function ReturnLegend({ days }: Pick<ReturnMarksProps, 'days'>) {
  const { formatMessage } = useIntl()
  const present = (['buy', 'sell', 'income'] as const).filter((event) =>
    days.some(({ events }) => events.includes(event)),
  )
  return (
    <p className={styles['legend']}>
      {present.map((event) => (
        <span key={event}>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <Mark event={event} x={9} y={9} />
          </svg>
          {formatMessage({ id: `returns.event.${event}` })}
        </span>
      ))}
    </p>
  )
}

/** `x` and `y` are the center. */
function Mark({ event, x, y }: { readonly event: ReturnEvent; readonly x: number; readonly y: number }) {
  const { formatMessage } = useIntl()
  if (event === 'income') {
    return (
      <g className={styles['income']} data-event={event}>
        <rect x={x - LETTER / 2} y={y - LETTER / 2} width={LETTER} height={LETTER} rx={4} />
        <text x={x} y={y + 4} textAnchor="middle">
          {formatMessage({ id: 'returns.event.letter' })}
        </text>
      </g>
    )
  }
  return <path className={styles[event]} data-event={event} d={tradeAt(event, x, y - TRADE_SIZE.height / 2)} />
}
