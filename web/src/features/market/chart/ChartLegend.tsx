import { useIntl } from 'react-intl'
import type { TradeMark } from './points/ownTrades.ts'
import { tradeAt, TRADE_SIZE } from '../../../kit/chart/tradePath.ts'
import styles from './PriceChart.module.css'

interface ChartLegendProps {
  readonly hasSteps: boolean
  readonly hasPreviousClose: boolean
  readonly marks: readonly TradeMark[]
  readonly dividend: string | null
  readonly isWhole: boolean
  readonly note: string | null
}

export function ChartLegend({ hasSteps, hasPreviousClose, marks, dividend, isWhole, note }: ChartLegendProps) {
  const { formatMessage } = useIntl()
  const kinds = (['buy', 'sell'] as const).filter((kind) => marks.some((mark) => mark.kind === kind))
  return (
    <p className={styles['legend']}>
      {note !== null && <span data-mark>{note}</span>}
      {hasSteps && (
        <span>
          <svg className={styles['legendStair']} viewBox="0 0 20 8" aria-hidden="true">
            <path d="M0 8V6H5V4H10V2H15V0H20V8Z" />
          </svg>
          {formatMessage({ id: 'stock.chart.ownPrices' })}
        </span>
      )}
      {hasPreviousClose && (
        <span>
          <svg className={styles['legendLine']} viewBox="0 0 20 8" aria-hidden="true">
            <path d="M0 4H20" />
          </svg>
          {formatMessage({ id: 'stock.fact.previousClose' })}
        </span>
      )}
      {kinds.map((kind) => (
        <span key={kind} data-mark>
          <svg className={styles['legendTrade']} data-kind={kind} viewBox={MARK_BOX} aria-hidden="true">
            <path d={tradeAt(kind, TRADE_SIZE.width / 2, 0)} />
          </svg>
          {formatMessage({ id: `stock.chart.legend.${kind}` })}
        </span>
      ))}
      {dividend !== null && (
        <span data-mark>
          <svg className={styles['legendDividend']} viewBox="0 0 16 16" aria-hidden="true">
            <rect x="0.5" y="0.5" width="15" height="15" rx="4" />
            <text x="8" y="12" textAnchor="middle">
              {formatMessage({ id: 'stock.chart.dividend.mark' })}
            </text>
          </svg>
          {formatMessage({ id: 'stock.chart.legend.dividend' }, { amount: dividend })}
        </span>
      )}
      {!isWhole && <span data-mark>{formatMessage({ id: 'stock.chart.legend.newest' })}</span>}
    </p>
  )
}

/** Room for the outline of a sale. */
const MARK_BOX = `-1 -1 ${TRADE_SIZE.width + 2} ${TRADE_SIZE.height + 2}`
