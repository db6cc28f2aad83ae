import { useIntl } from 'react-intl'
import { apart } from '../../../kit/chart/apart.ts'
import type { Places, PlotLine } from '../../../kit/chart/plotFrame.ts'
import type { DividendMark } from './points/dividends.ts'
import styles from './PricePlot.module.css'

const SIZE = 16
const FROM_BASE = 4

interface PlotDividendsProps {
  readonly points: PlotLine['points']
  readonly dividends: readonly DividendMark[]
  readonly places: Places
}

export function PlotDividends({ points, dividends, places: { top, bottom, left, right, x } }: PlotDividendsProps) {
  const letter = useIntl().formatMessage({ id: 'stock.chart.dividend.mark' })
  const xOf = ({ place }: DividendMark) =>
    Math.min(right - SIZE / 2, Math.max(left + SIZE / 2, x(points[place]?.place ?? 0)))
  return apart(dividends, xOf, SIZE + 2).map((mark) => {
    const at = Math.round(xOf(mark))
    const y = bottom - FROM_BASE - SIZE
    return (
      <g key={mark.exDate} className={styles['dividend']} data-dividend={mark.exDate}>
        <line x1={at} x2={at} y1={top} y2={y} />
        <rect x={at - SIZE / 2} y={y} width={SIZE} height={SIZE} rx={4} />
        <text x={at} y={y + 12} textAnchor="middle">
          {letter}
        </text>
      </g>
    )
  })
}
