import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useFormatters } from '../language/useFormatters.ts'
import { thresholdName } from '../prices/thresholdName.ts'
import { Settling } from './Settling.tsx'
import { labelGrounds, labelPlaces, type StairPlace } from './stairPlace.ts'
import type { StairStep } from './stairSteps.ts'
import styles from './Stair.module.css'

const BESIDE = 8
const ARROW = 11

interface StairStepsProps {
  readonly kind: ListKind
  readonly steps: readonly StairStep[]
  readonly place: StairPlace
  readonly price: number | null
  readonly plotLeft: number
  readonly isDrawn: boolean
}

/** Lit as far as the stock's price has passed. Must be inside an svg. */
export function StairSteps({ kind, steps, place, price, plotLeft, isDrawn }: StairStepsProps) {
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
        const width = widthOf(step)
        return (
          <Settling
            key={key}
            className={styles['step']}
            y={inside(from)}
            isDrawn={isDrawn}
            data-level={level}
            data-crossed={litTo !== null || undefined}
          >
            {outside === null && (
              <line className={styles['hairline']} x1={plotLeft} x2={left} y1={inside(from)} y2={inside(from)} />
            )}
            <rect className={styles['tread']} x={left} y={head} width={width} height={foot - head} />
            <Lit x={left} width={width} from={inside(from)} to={litTo === null ? null : inside(litTo)} />
          </Settling>
        )
      })}
      {steps.map(({ key, price: own, outside }, index) => {
        const y = labels[index] ?? 0
        const x = left + BESIDE
        return (
          <Settling
            key={key}
            className={styles['label']}
            y={inside(own)}
            isDrawn={isDrawn}
            data-ground={grounds[index] ?? undefined}
          >
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
          </Settling>
        )
      })}
    </>
  )
}

interface LitProps {
  readonly x: number
  readonly width: number
  readonly from: number
  readonly to: number | null
}

/** Animates only if the price crosses while mounted, never on first render. */
function Lit({ x, width, from, to }: LitProps) {
  const isLit = to !== null
  const [history, setHistory] = useState({ isLit, arrives: false })
  if (history.isLit !== isLit) setHistory({ isLit, arrives: isLit })
  if (to === null) return null
  const [head, foot] = ordered(from, to)
  return (
    <rect
      className={styles['lit']}
      data-arrives={history.arrives || undefined}
      data-rises={to < from || undefined}
      x={x}
      y={head}
      width={width}
      height={foot - head}
    />
  )
}

function ordered(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one]
}
