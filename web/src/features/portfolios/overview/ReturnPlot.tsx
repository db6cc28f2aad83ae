import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { useBoxWidth } from '../../../device/boxSize.ts'
import { dayAxis } from '../../../kit/chart/dayAxis.ts'
import { spreadLabels } from '../../../kit/chart/spreadLabels.ts'
import { timeTicks } from '../../../kit/chart/timeTicks.ts'
import { valueTicks } from '../../../kit/chart/valueTicks.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { ReturnMarks } from './ReturnMarks.tsx'
import type { ReturnDay } from './returnSpans.ts'
import { returnShape } from './returnShape.ts'
import styles from './ReturnPlot.module.css'

const LABEL_GAP = 34
/** Line styles of the compared lines, in order. */
const LOOKS = ['first', 'second', 'third'] as const

interface Line {
  readonly name: string
  readonly look: 'own' | (typeof LOOKS)[number]
  readonly valueOf: (day: ReturnDay | undefined) => number | null | undefined
}

interface ReturnPlotProps {
  readonly height: number
  /** Accessible description of the plot. */
  readonly sentence: string
  readonly days: readonly ReturnDay[]
  /** Symbols of the compared lines. */
  readonly symbols: readonly string[]
}

/**
 * Plots a return in percent against others, with trades and income at the foot. The pointer or the
 * arrow keys select a day.
 * Custom SVG: the library of the other charts would add a quarter to the dashboard's first load.
 */
export function ReturnPlot({ height, sentence, days, symbols }: ReturnPlotProps) {
  const { formatMessage, locale } = useIntl()
  const format = useFormatters()
  const [box, width] = useBoxWidth()
  const [pointed, setPointed] = useState<number | null>(null)
  const shape = useMemo(() => returnShape(days, width, height), [days, width, height])
  const { span, left, right, top, foot, isSmall, own, area, others, x, y } = shape
  const last = days.length - 1
  const write = (value: number | null | undefined) => (value == null ? '–' : format.signedPercent(value, 1))
  const you = formatMessage({ id: 'returns.you' })
  const end = days[last]
  const lines: Line[] = [
    { name: you, look: 'own', valueOf: (day) => day?.value },
    ...symbols.map((name, at): Line => ({ name, look: LOOKS[at] ?? 'third', valueOf: (day) => day?.others[at] })),
  ]
  const texts = spreadLabels(
    lines.map(({ valueOf }) => y(valueOf(end) ?? 0)),
    LABEL_GAP,
    top + 8,
    shape.bottom - 14,
  )
  const read = (place: number) => ({
    day: format.date(dateText(days[place]?.date ?? '')),
    values: lines.map(({ name, valueOf }) => ({ name, value: write(valueOf(days[place])) })),
    events: (days[place]?.events ?? []).map((event) => formatMessage({ id: `returns.event.${event}` })),
  })
  const present = read(pointed ?? last)

  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left: start, width: whole } = currentTarget.getBoundingClientRect()
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - start) / whole) * last))))
  }
  function move(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setPointed(Math.max(0, Math.min(last, (pointed ?? last) + step)))
  }
  return (
    <div ref={box} className={styles['plot']} data-direction={shape.direction} style={{ height }}>
      <p className={styles['readout']} aria-hidden="true">
        {(pointed !== null || isSmall) && (
          <>
            {pointed !== null && <strong>{present.day}</strong>}
            {present.values.map(({ name, value }) => (
              <span key={name}>
                {name} <strong>{value}</strong>
              </span>
            ))}
            {pointed !== null && present.events.join(', ')}
          </>
        )}
      </p>
      <svg className={styles['drawing']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
        {width > 0 && (
          <>
            {valueTicks(span, 5).map((value) => (
              <g key={value}>
                <line
                  className={styles[value === 0 ? 'zero' : 'grid']}
                  x1={left}
                  x2={right}
                  y1={y(value)}
                  y2={y(value)}
                />
                <text
                  className={styles['axis']}
                  x={isSmall ? 0 : left - 8}
                  y={y(value) + (isSmall ? -4 : 4)}
                  textAnchor={isSmall ? 'start' : 'end'}
                >
                  {format.signedPercent(value, shape.decimals)}
                </text>
              </g>
            ))}
            <path className={styles['area']} d={area} />
            {others.map((path, at) => (
              <path key={at} className={styles['other']} data-look={LOOKS[at]} d={path} />
            ))}
            <path className={styles['own']} d={own} />
            <ReturnMarks days={days} shape={shape} />
            {lines.map(({ name, look, valueOf }, index) => (
              <g key={name} data-look={look}>
                <circle className={styles['end']} cx={x(last)} cy={y(valueOf(end) ?? 0)} r={look === 'own' ? 4 : 3} />
                {!isSmall && (
                  <>
                    <text className={styles['axis']} x={right + 12} y={(texts[index] ?? 0) - 2}>
                      {name}
                    </text>
                    <text className={styles['figure']} x={right + 12} y={(texts[index] ?? 0) + 13}>
                      {write(valueOf(end))}
                    </text>
                  </>
                )}
              </g>
            ))}
            {timeTicks({ ...dayAxis(days, locale), width: right - left, room: [0, isSmall ? 0 : 40] }).map(
              ({ place, text, textX, anchor }) => (
                <text key={place} className={styles['axis']} x={left + textX} y={height - 6} textAnchor={anchor}>
                  {text}
                </text>
              ),
            )}
            {pointed !== null && (
              <>
                <line className={styles['crosshair']} x1={x(pointed)} x2={x(pointed)} y1={top} y2={foot} />
                {lines.map(({ name, look, valueOf }) => (
                  <g key={name} data-look={look}>
                    <circle className={styles['end']} cx={x(pointed)} cy={y(valueOf(days[pointed]) ?? 0)} r={4} />
                  </g>
                ))}
              </>
            )}
          </>
        )}
      </svg>
      <div
        className={styles['pointer']}
        style={{ left, width: right - left, top, bottom: height - foot }}
        role="slider"
        tabIndex={0}
        aria-label={formatMessage({ id: 'returns.pointer' })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={pointed ?? last}
        aria-valuetext={[
          present.day,
          ...present.values.map(({ name, value }) => `${name} ${value}`),
          ...present.events,
        ].join(', ')}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
        onKeyDown={move}
      />
    </div>
  )
}
