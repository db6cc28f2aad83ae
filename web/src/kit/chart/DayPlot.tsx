import { Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import { useBoxWidth } from '../../device/boxSize.ts'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import { dateText } from '../language/dateText.ts'
import { useFormatters } from '../language/useFormatters.ts'
import { lazyWithMessages } from '../lazy/lazyWithMessages.tsx'
import { dayAxis } from './dayAxis.ts'
import { DayMarkers } from './DayMarkers.tsx'
import { dayFrame, daySpan, type PlotDay, type PlotMarker } from './dayPlaces.ts'
import { EndLabels, type EndLabel } from './EndLabels.tsx'
import type { LineLook, PlotLine, PlotRange } from './plotFrame.ts'
import styles from './DayPlot.module.css'

// Chart code loads with the first chart.
const TimeChart = lazyWithMessages([], async () => (await import('./TimeChart.tsx')).TimeChart)

const SMALL = 600
const AREA_OPACITY = 0.055
const NONE_TAKEN: readonly number[] = []

interface DayPlotProps {
  readonly height: number
  readonly sentence: string
  readonly days: readonly PlotDay[]
  readonly markers: readonly PlotMarker[]
  readonly valueLabel: string
  readonly secondLabel: string
  readonly pointerLabel: string
  /** The values belong to the user and can be hidden. */
  readonly isOfAmounts?: boolean
  /** Values are percents since the first day, and the second line is a line instead of steps. */
  readonly isOfPercents?: boolean
}

export function DayPlot(props: DayPlotProps) {
  const { height, sentence, days, markers, valueLabel, secondLabel, pointerLabel } = props
  const { isOfAmounts = false, isOfPercents = false } = props
  const { locale } = useIntl()
  const { count, date, price, signedPercent } = useFormatters()
  const write = isOfPercents ? (value: number) => signedPercent(value, 1) : price
  const [box, width] = useBoxWidth()
  const [crosshair, setCrosshair] = useState<number | null>(null)
  const [part, setPart] = useState<PlotRange | null>(null)
  const isSmall = width < SMALL
  const lastPlace = days.length - 1
  const range = useMemo(
    () => (part && part.to <= lastPlace ? part : { from: 0, to: Math.max(0, lastPlace) }),
    [part, lastPlace],
  )
  const frame = useMemo(() => dayFrame(width, height, isSmall), [width, height, isSmall])
  const span = useMemo(() => daySpan(days, range), [days, range])
  const timeAxis = useMemo(
    () => ({
      ...dayAxis(days.slice(range.from, range.to + 1), locale),
      before: dayAxis(days.slice(0, range.from), locale).instants.at(-1),
    }),
    [days, range, locale],
  )
  const secondLook: LineLook = isOfPercents ? 'first' : 'steps'
  const lines = useMemo(() => linesOf(days, range, secondLook), [days, range, secondLook])
  const first = days[range.from]
  const last = days[range.to]
  if (!first || !last) return null

  const describe = (index: number) => {
    const day = days[range.from + index] ?? last
    const second = day.second === null ? [] : [`${secondLabel} ${write(day.second)}`]
    return [date(dateText(day.date)), `${valueLabel} ${write(day.value)}`, ...second].join(', ')
  }
  // Deposits are not a gain: compares with the amount paid in.
  const start = isOfAmounts && last.second !== null ? last.second : first.value
  const pointed = crosshair === null ? undefined : days[range.from + crosshair]
  const labels: EndLabel[] = [
    {
      look: 'main',
      name: valueLabel,
      value: write(last.value),
      at: { place: range.to, value: last.value },
      isAmount: isOfAmounts,
    },
    ...(last.second === null
      ? []
      : [
          {
            look: secondLook,
            name: secondLabel,
            value: write(last.second),
            at: { place: range.to, value: last.second },
            isAmount: !isOfPercents,
          },
        ]),
  ]
  return (
    <div ref={box} className={styles['box']} style={{ height }}>
      {pointed && (
        <p className={styles['readout']} aria-hidden="true">
          <strong>{date(dateText(pointed.date))}</strong>
          {valueLabel} <strong data-amount={isOfAmounts || undefined}>{write(pointed.value)}</strong>
          {pointed.second !== null && (
            <>
              {secondLabel} <strong data-amount={!isOfPercents || undefined}>{write(pointed.second)}</strong>
            </>
          )}
        </p>
      )}
      {width > 0 && (
        <Suspense fallback={<Skeleton width="100%" height={`${height / 16}rem`} />}>
          <TimeChart
            frame={frame}
            range={range}
            lastPlace={lastPlace}
            onRange={setPart}
            span={span}
            lines={lines}
            areaOpacity={isOfPercents ? 0 : AREA_OPACITY}
            direction={directionOf(decimal(last.value).minus(decimal(start)))}
            timeAxis={timeAxis}
            writeValue={isOfPercents ? signedPercent : count}
            taken={NONE_TAKEN}
            isOfAmounts={isOfAmounts}
            sentence={sentence}
            crosshair={crosshair}
            onCrosshair={setCrosshair}
            label={pointerLabel}
            describe={describe}
            layers={(places) => (
              <svg className={styles['layer']} width={width} height={height} aria-hidden="true">
                {isOfPercents && (
                  <line
                    className={styles['zero']}
                    x1={places.left}
                    x2={places.right}
                    y1={places.y(0)}
                    y2={places.y(0)}
                  />
                )}
                {!isSmall && <EndLabels labels={labels} places={places} />}
                <DayMarkers days={days} markers={markers} range={range} places={places} />
              </svg>
            )}
          />
        </Suspense>
      )}
    </div>
  )
}

function linesOf(days: readonly PlotDay[], { from, to }: PlotRange, secondLook: LineLook): readonly PlotLine[] {
  const shown = days.slice(from, to + 1)
  return [
    { id: 'value', look: 'main', points: shown.map(({ value }, index) => ({ place: from + index, value })) },
    {
      id: 'second',
      look: secondLook,
      points: shown.map(({ second }, index) => ({ place: from + index, value: second })),
    },
  ]
}
