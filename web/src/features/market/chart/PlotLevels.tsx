import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { Places, PlotLine } from '../../../kit/chart/plotFrame.ts'
import { spreadLabels } from '../../../kit/chart/spreadLabels.ts'
import type { PricePlotProps } from './PricePlot.tsx'
import type { ChartStep } from './thresholdSteps.ts'
import plot from '../../../kit/chart/TimeChart.module.css'
import styles from './PricePlot.module.css'

const LABEL_GAP = 14
const LABEL_SPACE = 8
const ARROW = 6
const TAG = { width: 52, height: 20 } as const

interface PlotLevelsProps extends Pick<
  PricePlotProps,
  'frame' | 'steps' | 'stepNames' | 'livePrice' | 'previousClose'
> {
  readonly places: Places
  /** The last point, where it is in sight. */
  readonly end: PlotLine['points'][number] | null
}

/** What is drawn over the line: the thresholds as a stair at the right, the previous close, and the present price. */
export function PlotLevels({ frame, steps, stepNames, livePrice, previousClose, end, places }: PlotLevelsProps) {
  const { price } = useFormatters()
  const { left, right, top, bottom, x, y } = places
  const stairEdge = right + Math.max(0, ...steps.map(({ treads }) => treads)) * frame.tread
  return (
    <>
      {previousClose !== null && (
        <line
          className={styles['previousClose']}
          data-testid="previous-close"
          x1={left}
          x2={right}
          y1={y(previousClose)}
          y2={y(previousClose)}
        />
      )}
      {previousClose !== null && !frame.isSmall && !isNear(previousClose, livePrice, y) && (
        <text className={plot['axis']} x={left - 10} y={y(previousClose) + 4} textAnchor="end">
          {price(previousClose)}
        </text>
      )}
      {steps.map((step) => (
        <Step key={step.key} step={step} tread={frame.tread} places={places} />
      ))}
      <StepLabels steps={steps} names={stepNames} frame={frame} places={places} />
      {livePrice !== null && (
        <g className={styles['live']}>
          <line className={styles['liveLine']} x1={left} x2={stairEdge} y1={y(livePrice)} y2={y(livePrice)} />
          <rect
            x={0}
            y={clamp(y(livePrice), top, bottom) - TAG.height / 2}
            width={tagWidth(price(livePrice))}
            height={TAG.height}
            rx={4}
          />
          <text
            className={styles['tagText']}
            x={tagWidth(price(livePrice)) / 2}
            y={clamp(y(livePrice), top, bottom) + 4}
            textAnchor="middle"
          >
            {price(livePrice)}
          </text>
        </g>
      )}
      {end?.value != null && <circle className={plot['end']} cx={x(end.place)} cy={y(end.value)} r={4} />}
    </>
  )
}

/** Two marks of the axis would touch. */
function isNear(one: number, other: number | null, y: Places['y']): boolean {
  return other !== null && Math.abs(y(one) - y(other)) < TAG.height
}

function Step({ step, tread, places }: { step: ChartStep; tread: number; places: Places }) {
  const { left, right, top, bottom, y } = places
  const [upper, lower] = [y(Math.max(step.from, step.to)), y(Math.min(step.from, step.to))]
  const head = clamp(upper, top, bottom)
  const foot = clamp(lower, top, bottom)
  return (
    <g className={styles['step']} data-level={step.level} data-crossed={step.isCrossed || undefined}>
      {step.outside === null && (
        <line className={styles['hairline']} x1={left} x2={right} y1={y(step.price)} y2={y(step.price)} />
      )}
      <rect
        className={styles['tread']}
        x={right}
        y={head}
        width={step.treads * tread}
        height={Math.max(0, foot - head)}
      />
    </g>
  )
}

interface StepLabelsProps {
  readonly steps: readonly ChartStep[]
  readonly names: PlotLevelsProps['stepNames']
  readonly frame: PlotLevelsProps['frame']
  readonly places: Places
}

function StepLabels({ steps, names, frame, places }: StepLabelsProps) {
  const { price } = useFormatters()
  const { right, top, bottom, y } = places
  const wanted = steps.map((step) => clamp(y(step.price), top, bottom))
  const spread = spreadLabels(wanted, LABEL_GAP, top, bottom)
  const widest = right + Math.max(0, ...steps.map(({ treads }) => treads)) * frame.tread
  return steps.map((step, index) => {
    const { outside } = step
    const edge = outside ? widest + ARROW : right + step.treads * frame.tread
    const from = wanted[index] ?? 0
    const to = spread[index] ?? from
    const isMoved = !outside && Math.abs(to - from) > 1
    return (
      <g key={step.key}>
        {isMoved && <line className={styles['leader']} x1={edge} x2={edge + LABEL_SPACE - 2} y1={from} y2={to} />}
        {outside && (
          <path
            className={styles['arrow']}
            transform={`translate(${edge - 3} ${to - 3})`}
            d={outside === 'above' ? 'M3.5 0L7 6H0Z' : 'M0 0H7L3.5 6Z'}
          />
        )}
        <text className={styles['label']} x={edge + LABEL_SPACE} y={to + 4}>
          {!frame.isSmall && <tspan className={styles['name']}>{`${names[step.key]} `}</tspan>}
          <tspan className={styles['figure']}>{price(step.price)}</tspan>
        </text>
      </g>
    )
  })
}

/** As drawn for prices of three figures; dearer ones are written longer. */
function tagWidth(text: string): number {
  return Math.max(TAG.width, text.length * 7 + 8)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
