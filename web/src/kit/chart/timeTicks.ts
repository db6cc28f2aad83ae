import { civilTime, type CivilTime } from './exchangeClock.ts'

/** The "OfYear" forms include the year; they are used after a change of year. */
export type TickText = 'minute' | 'hour' | 'day' | 'dayOfYear' | 'month' | 'monthOfYear' | 'year'

export interface TimeTick {
  /** Index of a point, or a fraction if an hour is between two points. */
  readonly place: number
  readonly x: number
  readonly text: string
  readonly textX: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export interface TimeAxis {
  /** Milliseconds since 1970, oldest first, one per point. Points are drawn at equal distances. */
  readonly instants: readonly number[]
  readonly before?: number | undefined
  /** Width from the first to the last point, in CSS pixels. */
  readonly width: number
  /** Free pixels left of the first point and right of the last one. */
  readonly room: readonly [left: number, right: number]
  readonly timeZone: string
  /** Year that labels omit, unless the axis enters it. */
  readonly presentYear: number
  readonly write: (instant: number, as: TickText) => string
}

interface Boundary {
  readonly place: number
  readonly instant: number
  readonly time: CivilTime
  readonly isNewDay: boolean
}

interface Step {
  readonly text: 'minute' | 'hour' | 'day' | 'month' | 'year'
  readonly keyOf: (time: CivilTime) => number
  readonly minutes?: number
}

const ofMinutes = (minutes: number): Step => ({
  text: minutes < 60 ? 'minute' : 'hour',
  minutes,
  keyOf: (time) => time.day * 1_440 + Math.floor(time.minutes / minutes) * minutes,
})
const ofMonths = (months: number): Step => ({
  text: 'month',
  keyOf: ({ year, month }) => year * 12 + Math.floor(month / months) * months,
})
const ofYears = (years: number): Step => ({ text: 'year', keyOf: ({ year }) => Math.floor(year / years) * years })
// 1970-01-01 was a Thursday; weeks start on Monday.
const ofWeeks: Step = { text: 'day', keyOf: ({ day }) => Math.floor((day + 3) / 7) }

/** Sorted from the finest to the coarsest. */
const STEPS: readonly Step[] = [
  ...[1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].map(ofMinutes),
  { text: 'day', keyOf: ({ day }) => day },
  ofWeeks,
  ...[1, 2, 3].map(ofMonths),
  ...[1, 2, 5, 10].map(ofYears),
]

/** Average width of a letter, and least gap between labels, in CSS pixels. */
const LETTER = 5.9
const GAP = 10
/** The end of a line gets a label if the last tick is farther away than this, in CSS pixels. */
const FAR_FROM_END = 60

/** Labels the finest units that fit. Each is at the first point on or after it; an hour may be between two. */
export function timeTicks(axis: TimeAxis): readonly TimeTick[] {
  const { instants, timeZone } = axis
  if (instants.length === 0) return []
  const times = instants.map((instant) => civilTime(instant, timeZone))
  const daily = times.every((time, index) => index === 0 || time.day !== times[index - 1]?.day)
  for (const step of STEPS) {
    if (daily && step.minutes !== undefined) continue
    const ticks = ticksOf(axis, times, step)
    if (ticks) return withEnd(ticks, axis, times, step)
  }
  return withEnd([], axis, times, { text: 'year', keyOf: ({ year }) => year })
}

function ticksOf(axis: TimeAxis, times: readonly CivilTime[], step: Step): readonly TimeTick[] | null {
  const boundaries = boundariesOf(axis, times, step)
  if (!boundaries || boundaries.length === 0 || !hasRoom(axis, boundaries, step)) return null
  const ticksFor = (some: readonly Boundary[]) => placed(axis, written(axis, times, some, step))
  const isFree = (ticks: readonly TimeTick[]) => ticks.every((tick, index) => !isCrowded(ticks[index - 1], tick))
  const whole = ticksFor(boundaries)
  if (isFree(whole)) return whole
  const cleared = ticksFor(boundaries.slice(1))
  return cleared.length > 1 && isFree(cleared) ? cleared : null
}

function hasRoom({ instants, width, write }: TimeAxis, boundaries: readonly Boundary[], { text }: Step): boolean {
  const [middle] = boundaries.slice(Math.floor(boundaries.length / 2))
  const least = middle ? write(middle.instant, text).length * LETTER * 0.7 : 0
  const first = boundaries[0]?.place ?? 0
  const length = ((boundaries.at(-1)?.place ?? 0) - first) / Math.max(1, boundaries.length - 1)
  return boundaries.length < 3 || (width * length) / Math.max(1, instants.length - 1) >= least
}

function boundariesOf(
  { instants, before, timeZone, width }: TimeAxis,
  times: readonly CivilTime[],
  step: Step,
): Boundary[] | null {
  const most = width / (2 * GAP)
  const boundaries: Boundary[] = []
  let last = before === undefined ? null : civilTime(before, timeZone)
  for (const [place, time] of times.entries()) {
    const isNewDay = last?.day !== time.day
    if (last ? step.keyOf(last) !== step.keyOf(time) : beginsUnit(time, step)) {
      boundaries.push({ ...roundIn(instants, place, time, step, isNewDay), time, isNewDay })
      if (boundaries.length > most) return null
    }
    last = time
  }
  return boundaries
}

function beginsUnit({ day, minutes, month }: CivilTime, step: Step): boolean {
  if (step.minutes !== undefined) return minutes % step.minutes === 0
  const dayOfMonth = new Date(day * 86_400_000).getUTCDate()
  if (step.text === 'month') return dayOfMonth === 1
  if (step.text === 'year') return dayOfMonth === 1 && month === 0
  return step.keyOf({ day: day - 1, minutes, month, year: 0 }) !== step.keyOf({ day, minutes, month, year: 0 })
}

function roundIn(instants: readonly number[], place: number, time: CivilTime, step: Step, isNewDay: boolean) {
  const previous = instants[place - 1]
  const instant = instants[place] ?? 0
  if (step.minutes === undefined) return { place, instant }
  const late = (time.minutes % step.minutes) * 60_000
  if (isNewDay || previous === undefined) return { place, instant: place === 0 ? instant - late : instant }
  return { place: place - Math.min(1, late / (instant - previous)), instant: instant - late }
}

function written(
  { write, presentYear, before, timeZone }: TimeAxis,
  times: readonly CivilTime[],
  boundaries: readonly Boundary[],
  { text }: Step,
) {
  const isOfDays = times[0]?.day !== times.at(-1)?.day
  const firstYear = times[0]?.year
  const lastYear = times.at(-1)?.year
  let year = before === undefined ? firstYear : civilTime(before, timeZone).year
  let isNewYear = firstYear === lastYear && lastYear !== presentYear
  return boundaries.map(({ place, instant, time, isNewDay }) => {
    isNewYear ||= time.year !== year
    year = time.year
    const asDay = text === 'day' || ((text === 'hour' || text === 'minute') && isNewDay && isOfDays)
    const as = asDay ? (isNewYear ? 'dayOfYear' : 'day') : text === 'month' && isNewYear ? 'monthOfYear' : text
    if (as !== 'hour' && as !== 'minute') isNewYear = false
    return { place, text: write(instant, as) }
  })
}

function placed(
  { instants, width, room: [left, right] }: TimeAxis,
  labels: readonly { readonly place: number; readonly text: string }[],
): readonly TimeTick[] {
  const last = Math.max(1, instants.length - 1)
  return labels.map(({ place, text }) => {
    const x = (width * place) / last
    const half = (text.length * LETTER) / 2
    if (x - half < -left) return { place, x, text, textX: -left, anchor: 'start' as const }
    if (x + half > width + right) return { place, x, text, textX: width + right, anchor: 'end' as const }
    return { place, x, text, textX: x, anchor: 'middle' as const }
  })
}

function spanOf({ textX: x, text, anchor }: TimeTick): readonly [from: number, to: number] {
  const length = text.length * LETTER
  if (anchor === 'start') return [x, x + length]
  return anchor === 'end' ? [x - length, x] : [x - length / 2, x + length / 2]
}

function isCrowded(one: TimeTick | undefined, other: TimeTick): boolean {
  return one !== undefined && spanOf(other)[0] - spanOf(one)[1] < GAP
}

function withEnd(
  ticks: readonly TimeTick[],
  axis: TimeAxis,
  times: readonly CivilTime[],
  step: Step,
): readonly TimeTick[] {
  const { instants, width, write } = axis
  const place = instants.length - 1
  const instant = instants.at(-1)
  const last = ticks.at(-1)
  if (instant === undefined || step.minutes !== undefined || (last && width - last.x <= FAR_FROM_END)) return ticks
  const isNewYear = step.text !== 'year' && ticks.length === 0 && times.at(-1)?.year !== axis.presentYear
  const text = write(instant, step.text === 'year' ? 'month' : isNewYear ? 'dayOfYear' : 'day')
  const end = placed(axis, [{ place, text }])
  return text === last?.text || end.some((tick) => isCrowded(last, tick)) ? ticks : [...ticks, ...end]
}
