import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import { useBoxWidth } from '../../device/boxSize.ts'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import { lazyWithMessages } from '../lazy/lazyWithMessages.tsx'
import { useFormatters } from '../language/useFormatters.ts'
import { dayAxis } from './dayAxis.ts'
import { DayMarkers } from './DayMarkers.tsx'
import { dayPlaces, ticksBetween, type PlotDay, type PlotMarker } from './dayPlaces.ts'
import { timeTicks } from './timeTicks.ts'
import styles from './DayPlot.module.css'

// The chart library is as large as a page.
const DayLine = lazyWithMessages([], async () => (await import('./DayLine.tsx')).DayLine)

const SMALL = 600

interface DayPlotProps {
  /** In CSS pixels. */
  readonly height: number
  /** A sentence that describes the chart. */
  readonly sentence: string
  readonly days: readonly PlotDay[]
  readonly markers: readonly PlotMarker[]
  readonly valueLabel: string
  /** Of the dashed line. */
  readonly secondLabel: string
  /** The line is what somebody owns, not what anybody may know. */
  readonly isOfAmounts?: boolean
}

/** A value day by day as a line, a second one as a dashed step, and marks on some of the days. */
export function DayPlot({ height, sentence, days, markers, isOfAmounts = false, ...labels }: DayPlotProps) {
  const { locale } = useIntl()
  const format = useFormatters()
  const [box, width] = useBoxWidth()
  const isSmall = width < SMALL
  const places = dayPlaces(days, width, height, isSmall)
  const { left, right, bottom, x, y } = places
  const [first, last] = [days[0], days.at(-1)]
  const direction = first && last ? directionOf(decimal(last.value).minus(decimal(first.value))) : 'flat'
  return (
    <div ref={box} className={styles['plot']} data-direction={direction} style={{ height }}>
      {width > 0 && first && last && (
        <div role="img" aria-label={sentence}>
          <svg className={styles['layer']} width={width} height={height} aria-hidden="true">
            {ticksBetween(places.low, places.high).map((tick) => (
              <g key={tick}>
                <line className={styles['grid']} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
                {!isSmall && (
                  <text
                    className={styles['axis']}
                    x={left - 10}
                    y={y(tick) + 4}
                    textAnchor="end"
                    data-amount={isOfAmounts || undefined}
                  >
                    {format.count(tick)}
                  </text>
                )}
              </g>
            ))}
            <line className={styles['base']} x1={left} x2={right} y1={bottom} y2={bottom} />
            {timeTicks({
              ...dayAxis(days, locale),
              width: right - left,
              room: [left, width - right],
            }).map((tick) => (
              <g key={tick.place}>
                <line className={styles['base']} x1={left + tick.x} x2={left + tick.x} y1={bottom} y2={bottom + 4} />
                <text className={styles['axis']} x={left + tick.textX} y={bottom + 18} textAnchor={tick.anchor}>
                  {tick.text}
                </text>
              </g>
            ))}
          </svg>
          <div className={styles['layer']} aria-hidden="true">
            <Suspense fallback={<Skeleton width="100%" height={`${height / 16}rem`} />}>
              <DayLine days={days} places={places} width={width} height={height} direction={direction} />
            </Suspense>
          </div>
          <svg className={styles['layer']} width={width} height={height} aria-hidden="true">
            <path className={styles['second']} d={stepPath(days, x, y)} />
            {!isSmall && <EndLabels days={days} places={places} isOfAmounts={isOfAmounts} {...labels} />}
            <DayMarkers days={days} markers={markers} places={places} />
          </svg>
        </div>
      )}
    </div>
  )
}

type Places = ReturnType<typeof dayPlaces>

const LABEL_PIXELS = 14

/** The last values, named at the right; two that would touch are pushed apart. */
function EndLabels(
  props: Pick<DayPlotProps, 'days' | 'valueLabel' | 'secondLabel' | 'isOfAmounts'> & { places: Places },
) {
  const { days, places, valueLabel, secondLabel, isOfAmounts } = props
  const format = useFormatters()
  const last = days.at(-1)
  if (!last) return null
  const valueY = places.y(last.value)
  const secondY = last.second === null ? null : places.y(last.second)
  const gap = secondY === null ? 0 : secondY - valueY
  const push = secondY !== null && Math.abs(gap) < LABEL_PIXELS ? (LABEL_PIXELS - Math.abs(gap)) / 2 : 0
  const way = gap < 0 ? -1 : 1
  return (
    <>
      <text className={styles['label']} x={places.right + 8} y={valueY + 4 - push * way}>
        {valueLabel}{' '}
        <tspan className={styles['strong']} data-amount={isOfAmounts || undefined}>
          {format.price(last.value)}
        </tspan>
      </text>
      {secondY !== null && (
        <text className={styles['label']} x={places.right + 8} y={secondY + 4 + push * way}>
          {secondLabel}{' '}
          <tspan className={styles['strong']} data-amount>
            {format.price(last.second ?? 0)}
          </tspan>
        </text>
      )}
    </>
  )
}

function stepPath(days: readonly PlotDay[], x: (place: number) => number, y: (value: number) => number): string {
  let path = ''
  let before: number | null = null
  for (const [place, { second }] of days.entries()) {
    if (second === null) {
      before = null
      continue
    }
    if (before === null) path += `M${x(place)} ${y(second)}`
    else if (before !== second) path += `H${x(place)}V${y(second)}`
    else if (place === days.length - 1) path += `H${x(place)}`
    before = second
  }
  return path
}
