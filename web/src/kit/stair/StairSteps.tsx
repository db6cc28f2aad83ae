import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useFormatters } from '../language/useFormatters.ts'
import { thresholdName } from '../prices/thresholdName.ts'
import { labelGrounds, labelPlaces, type StairPlace } from './stairPlace.ts'
import type { StairStep } from './stairSteps.ts'
import styles from './Stair.module.css'

const BESIDE = 8
const ARROW = 11

interface StairStepsProps {
  readonly kind: ListKind
  readonly steps: readonly StairStep[]
  readonly place: StairPlace
  /** Of the stock, in its currency. */
  readonly price: number | null
  /** Where the plot begins: thin lines lead from there to the steps. */
  readonly plotLeft: number
}

/** The reader's prices as steps to the scale of a plot: lit as far as the price of the stock has come. Within an svg. */
export function StairSteps({ kind, steps, place, price, plotLeft }: StairStepsProps) {
  const { formatMessage } = useIntl()
  const { price: write } = useFormatters()
  const { left, widthOf, inside } = place
  const labels = labelPlaces(steps, place, price)
  const grounds = labelGrounds(steps, place, labels)
  return (
    <>
      {steps.map((step) => {
        const { key, level, from, to, litTo, outside } = step
        const [head, foot] = ordered(inside(from), inside(to))
        const [litHead, litFoot] = ordered(inside(from), inside(litTo ?? from))
        const width = widthOf(step)
        return (
          <g key={key} className={styles['step']} data-level={level} data-crossed={litTo !== null || undefined}>
            {outside === null && (
              <line className={styles['hairline']} x1={plotLeft} x2={left} y1={inside(from)} y2={inside(from)} />
            )}
            <rect className={styles['tread']} x={left} y={head} width={width} height={foot - head} />
            {litTo !== null && (
              <rect
                className={styles['lit']}
                data-rises={step.rises || undefined}
                x={left}
                y={litHead}
                width={width}
                height={litFoot - litHead}
              />
            )}
          </g>
        )
      })}
      {steps.map(({ key, price: own, outside }, index) => {
        const y = labels[index] ?? 0
        const x = left + BESIDE
        return (
          <g key={key} className={styles['label']} data-ground={grounds[index] ?? undefined}>
            {outside && (
              <path
                className={styles['arrow']}
                transform={`translate(${x} ${y - 7})`}
                d={outside === 'above' ? 'M3.5 0L7 6H0Z' : 'M0 0H7L3.5 6Z'}
              />
            )}
            <text x={outside ? x + ARROW : x} y={y}>
              {!place.isSmall && <tspan>{`${formatMessage({ id: thresholdName(kind, key) })} `}</tspan>}
              <tspan className={styles['figure']}>{write(own)}</tspan>
            </text>
          </g>
        )
      })}
    </>
  )
}

function ordered(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one]
}
