import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { PlotFrame, PlotRange } from '../../../../kit/chart/plotFrame.ts'
import { plotScales } from '../../../../kit/chart/scales.ts'
import { barAt, groupedBars, type VolumeBar } from './volumeBars.ts'
import { VOLUME } from './volumeSize.ts'
import styles from './VolumeStrip.module.css'

const BAR_PART = 0.64
/** Least room of a bar and its gap, in CSS pixels. */
const LEAST_ROOM = 2.5

export interface VolumeStripProps {
  readonly frame: PlotFrame
  readonly range: PlotRange
  /** Null while loading. Their indexes are within the range. */
  readonly bars: readonly VolumeBar[] | null
  readonly hasFailed: boolean
  readonly place: number
  readonly over: string
}

export function VolumeStrip({ frame, range, bars: days, hasFailed, place, over }: VolumeStripProps) {
  const { formatMessage, formatNumber } = useIntl()
  const short = (count: number) => formatNumber(count, { notation: 'compact', maximumFractionDigits: 1 })
  const { left, right } = frame.margin
  const room = Math.max(1, frame.width - left - right)
  const size = Math.ceil(((days?.length ?? 0) * LEAST_ROOM) / room)
  const bars = useMemo(() => days && groupedBars(days, size), [days, size])
  const most = useMemo(() => Math.max(0, ...(bars ?? []).map(({ shareCount }) => shareCount)), [bars])
  const strip = { ...frame, height: VOLUME.bars, margin: { top: 0, bottom: 0, left, right } }
  const scales = plotScales(strip, range, { low: 0, high: most })
  const step = scales.innerWidth / Math.max(1, range.to - range.from)
  const pathOf = ({ from, to, shareCount }: VolumeBar) => {
    const width = Math.max(1, (to - from + 1) * step * BAR_PART)
    const middle = (scales.x(from) + scales.x(to)) / 2
    const start = Math.max(scales.left, middle - width / 2)
    const end = Math.min(scales.right, middle + width / 2)
    return `M${start.toFixed(1)} ${VOLUME.bars}V${scales.y(shareCount).toFixed(1)}H${end.toFixed(1)}V${VOLUME.bars}Z`
  }
  const pointed = bars ? (barAt(bars, place) ?? bars.at(-1)) : undefined
  const note = hasFailed
    ? formatMessage({ id: 'stock.chart.volume.failed' })
    : bars?.length === 0
      ? formatMessage({ id: 'stock.chart.volume.none' })
      : null
  return (
    <figure className={styles['strip']} style={{ height: VOLUME.height }}>
      <figcaption className={styles['caption']} style={{ marginLeft: left }}>
        {note ?? (
          <>
            {formatMessage({ id: 'stock.chart.volume' })} {pointed && <strong>{short(pointed.shareCount)}</strong>}
          </>
        )}
      </figcaption>
      {bars && bars.length > 0 && (
        <svg
          width={frame.width}
          height={VOLUME.bars}
          role="img"
          aria-label={formatMessage(
            { id: 'stock.chart.volume.sentence' },
            { over, low: short(Math.min(...bars.map(({ shareCount }) => shareCount))), high: short(most) },
          )}
        >
          {left > 0 && (
            <text className={styles['label']} x={left - 8} y={10} textAnchor="end">
              {short(most)}
            </text>
          )}
          <path className={styles['bars']} d={bars.map(pathOf).join('')} />
          {pointed && <path className={styles['pointed']} d={pathOf(pointed)} />}
          <line className={styles['base']} x1={left} x2={scales.right} y1={VOLUME.bars - 0.5} y2={VOLUME.bars - 0.5} />
        </svg>
      )}
    </figure>
  )
}
