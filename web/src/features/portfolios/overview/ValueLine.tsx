import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { useBoxWidth } from '../../../device/boxSize.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { dayAxis } from '../../../kit/chart/dayAxis.ts'
import { timeTicks } from '../../../kit/chart/timeTicks.ts'
import { areaShape, HEIGHT } from './areaShape.ts'
import { directionOfGain, type DayValue } from './valueSpan.ts'
import styles from './ValueArea.module.css'

/** Between a label of the axis and the edge of the card, in pixels. */
const EDGE = 8

interface ValueLineProps {
  readonly sentence: string
  readonly currency: Currency
  readonly days: readonly DayValue[]
}

/** The line over its area from edge to edge. The pointer and the arrow keys read a day off it. */
export function ValueLine({ sentence, currency, days }: ValueLineProps) {
  const { formatMessage, locale } = useIntl()
  const format = useFormatters()
  const [box, width] = useBoxWidth()
  const [pointed, setPointed] = useState<number | null>(null)
  const last = days.length - 1
  const { line, invested, x, y } = areaShape(days, width)
  const direction = directionOfGain(days[last] ?? { date: '', value: 0, invested: 0 })
  const read = (place: number) => {
    const { date = '', value = 0, invested: cost = 0 } = days[place] ?? {}
    return {
      day: format.date(dateText(date)),
      value: format.money(value, currency),
      cost: formatMessage({ id: 'overview.invested' }, { amount: format.money(cost, currency) }),
    }
  }

  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width: whole } = currentTarget.getBoundingClientRect()
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - left) / whole) * last))))
  }
  function move(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setPointed(Math.max(0, Math.min(last, (pointed ?? last) + step)))
  }
  const present = read(pointed ?? last)
  return (
    <>
      <p className={styles['readout']} aria-hidden="true">
        {pointed !== null && (
          <>
            {present.day} <strong data-amount>{present.value}</strong> <span data-amount>{present.cost}</span>
          </>
        )}
      </p>
      <div ref={box} className={styles['plot']} data-direction={direction} style={{ height: HEIGHT }}>
        <svg className={styles['drawing']} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={sentence}>
          {line && (
            <>
              <path className={styles['area']} d={`${line}V${HEIGHT}H0Z`} />
              <path className={styles['invested']} d={invested} />
              <path className={styles['line']} d={line} />
              <text
                className={styles['name']}
                x={width - EDGE}
                y={Math.min(HEIGHT - 4, y(days[last]?.invested ?? 0) + 14)}
                textAnchor="end"
              >
                {formatMessage({ id: 'overview.investedName' })}
              </text>
            </>
          )}
          {pointed !== null && (
            <>
              <line className={styles['crosshair']} x1={x(pointed)} x2={x(pointed)} y1={0} y2={HEIGHT} />
              <circle className={styles['dot']} cx={x(pointed)} cy={y(days[pointed]?.value ?? 0)} r={4} />
            </>
          )}
        </svg>
        <div
          className={styles['pointer']}
          role="slider"
          tabIndex={0}
          aria-label={formatMessage({ id: 'overview.pointer' })}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={pointed ?? last}
          aria-valuetext={`${present.day}, ${present.value}, ${present.cost}`}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setPointed(null)}
          onBlur={() => setPointed(null)}
          onKeyDown={move}
        />
      </div>
      <div className={styles['marks']} aria-hidden="true">
        {width > 0 &&
          timeTicks({ ...dayAxis(days, locale), width, room: [-EDGE, -EDGE] }).map(({ place, text, textX, anchor }) => (
            <span key={place} className={styles['mark']} data-anchor={anchor} style={{ left: textX }}>
              {text}
            </span>
          ))}
      </div>
    </>
  )
}
