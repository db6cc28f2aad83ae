import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { THRESHOLD_KEYS } from '@palier/domain/watchlists/thresholds'
import { useBoxWidth } from '../../../device/boxSize.ts'
import { useIsMobile } from '../../../device/media.ts'
import { tickDecimals, valueTicks } from '../../../kit/chart/valueTicks.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { StairGrips } from '../../../kit/stair/StairGrips.tsx'
import { GRIP, stairPlace, stairRoom } from '../../../kit/stair/stairPlace.ts'
import { StairSteps } from '../../../kit/stair/StairSteps.tsx'
import { stairSteps } from '../../../kit/stair/stairSteps.ts'
import type { EntryStock, ScoreRule } from './entryStock.ts'
import { markLabels, plotPath, plotSpan } from './plotShape.ts'
import { useFormStair } from './useFormStair.ts'
import { useSettledThresholds } from './useSettledThresholds.ts'
import type { StockFigures } from './useStockFigures.ts'
import type { ThresholdForm } from './useThresholdForm.ts'
import styles from './StairPlot.module.css'

const HEIGHT = { wide: 300, small: 260 } as const
const MARGIN = { top: 12, bottom: 12, left: 42 } as const
const MOST_VALUES = 5
const TAG_HEIGHT = 20
/** Axis labels nearer to the price than this are hidden, in pixels. */
const NEAR = 16
/** Gap between the stair and a label at its left, in pixels. */
const BESIDE_STAIR = 10

interface StairPlotProps {
  readonly form: ThresholdForm
  readonly rule: ScoreRule
  readonly stock: EntryStock
  readonly figures: StockFigures
}

/** Scale drawing of the prices as a stair with draggable steps, next to the stock's year. */
export function StairPlot({ form, rule, stock, figures }: StairPlotProps) {
  const { formatMessage } = useIntl()
  const { price: write, count } = useFormatters()
  const isSmall = useIsMobile()
  const [box, width] = useBoxWidth()
  const drawing = useState(false)
  const stair = useFormStair(form, rule, stock, drawing)
  const settled = useSettledThresholds(form, stair.isDrawn)
  const { lastPrice, yearHigh, yearLow } = stock
  const { forecast, days } = figures
  const price = stair.price?.toNumber() ?? null
  const span = useMemo(() => {
    // Excludes figures that load later: the steps would move under the pointer.
    const known = [yearHigh, yearLow].flatMap((figure) => decimalOrNull(figure)?.toNumber() ?? [])
    const own = THRESHOLD_KEYS.flatMap((key) => settled[key]?.toNumber() ?? [])
    return plotSpan(decimalOrNull(lastPrice)?.toNumber() ?? null, own, known)
  }, [settled, lastPrice, yearHigh, yearLow])
  const height = isSmall ? HEIGHT.small : HEIGHT.wide
  if (!span) return null

  const room = { width, isSmall }
  const left = isSmall ? 0 : MARGIN.left
  const right = Math.max(left, width - stairRoom(room))
  const place = stairPlace(room, { left, right, top: MARGIN.top, bottom: height - MARGIN.bottom }, span)
  const steps = stairSteps(stair.kind, stair.thresholds, price, span)
  const values = valueTicks(span, MOST_VALUES)
  const decimals = tickDecimals(values)
  const isFree = (value: number) => price === null || Math.abs(place.y(value) - place.y(price)) >= NEAR
  const marks = (
    [
      { id: 'entry.plot.high', value: decimalOrNull(yearHigh)?.toNumber() },
      { id: 'entry.plot.forecast', value: decimalOrNull(forecast)?.toNumber() },
    ] as const
  ).flatMap(({ id, value }) =>
    value !== undefined && value >= span.low && value <= span.high
      ? [{ y: place.y(value), text: formatMessage({ id }, { price: write(value) }) }]
      : [],
  )
  const stairEnd = width - stairRoom(room) + place.widthOf({ treads: 4 })
  const grips = steps.map((step) => ({ x: place.left + place.widthOf(step), y: place.inside(step.price) }))
  const labels = markLabels(marks, grips, GRIP, { stairLeft: right - BESIDE_STAIR, stairEnd })
  return (
    <div ref={box} className={styles['plot']} style={{ height }}>
      {width > 0 && (
        <>
          <svg width={width} height={height} aria-hidden="true">
            {values.map((value) => (
              <g key={value}>
                <line className={styles['grid']} x1={left} x2={stairEnd} y1={place.y(value)} y2={place.y(value)} />
                {isFree(value) && (
                  <text
                    className={styles['axis']}
                    x={isSmall ? 2 : left - 8}
                    y={place.y(value) + (isSmall ? -4 : 4)}
                    textAnchor={isSmall ? 'start' : 'end'}
                  >
                    {decimals === 0 ? count(value) : write(value)}
                  </text>
                )}
              </g>
            ))}
            <path className={styles['year']} d={plotPath(days, left, right, place.y)} />
            {marks.map(({ y, text }, index) => (
              <g key={text}>
                <line className={styles['mark']} x1={right} x2={stairEnd} y1={y} y2={y} />
                <text className={styles['axis']} {...labels[index]} textAnchor="end">
                  {text}
                </text>
              </g>
            ))}
            <StairSteps
              kind={stair.kind}
              steps={steps}
              place={place}
              price={price}
              plotLeft={left}
              isDrawn={stair.isDrawn}
            />
            {price !== null && (
              <g className={styles['price']}>
                <line x1={left} x2={stairEnd} y1={place.y(price)} y2={place.y(price)} />
                <rect
                  x={0}
                  y={place.y(price) - TAG_HEIGHT / 2}
                  width={tagWidth(write(price))}
                  height={TAG_HEIGHT}
                  rx={4}
                />
                <text x={tagWidth(write(price)) / 2} y={place.y(price) + 4} textAnchor="middle">
                  {write(price)}
                </text>
                <circle cx={right} cy={place.y(price)} r={4} />
              </g>
            )}
          </svg>
          <StairGrips stair={stair} steps={steps} place={place} plotLeft={left} width={width} />
        </>
      )}
    </div>
  )
}

function tagWidth(text: string): number {
  return Math.max(38, text.length * 6.5 + 8)
}
