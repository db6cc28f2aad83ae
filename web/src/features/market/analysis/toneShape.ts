export interface TonePoint {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Ranges from -1 (bad) to 1 (good). */
  readonly value: number
  readonly sources: number
}

interface ToneStep {
  readonly left: number
  readonly right: number
  /** Null if there are too few sources: a line would suggest a tone. */
  readonly y: number | null
  readonly isGood: boolean
  readonly bar: number
}

export interface ToneShape {
  readonly steps: readonly ToneStep[]
  readonly zero: number
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
}

const WEEK = 7 * 86_400_000
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * 86_400_000

/** Weekly means weighted by number of sources, dated by Monday: daily values would swing with single articles. */
export function weeklyTone(days: readonly TonePoint[]): readonly TonePoint[] {
  const weeks = new Map<number, TonePoint>()
  for (const { at, value, sources } of days) {
    const monday = Math.floor((at - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY
    const known = weeks.get(monday) ?? { at: monday, value: 0, sources: 0 }
    const sum = known.sources + sources
    const mean = sum === 0 ? 0 : (known.value * known.sources + value * sources) / sum
    weeks.set(monday, { at: monday, value: mean, sources: sum })
  }
  return [...weeks.values()].sort((one, other) => one.at - other.at)
}

/** A single article is not enough for a tone. */
export function isTooFew(sources: number): boolean {
  return sources < 2
}

const ROUND = 0.2
const BAR = 32

/** Steps of equal width: a curve would suggest values that were not measured. Sizes are CSS pixels. */
export function toneShape(
  points: readonly TonePoint[],
  left: number,
  right: number,
  top: number,
  bottom: number,
): ToneShape {
  const sure = points.filter(({ sources }) => !isTooFew(sources))
  const reach = Math.max(ROUND, Math.ceil(Math.max(...sure.map(({ value }) => Math.abs(value)), 0) / ROUND) * ROUND)
  const y = (value: number) => bottom - ((bottom - top) * (value + reach)) / (2 * reach)
  const most = Math.max(1, ...points.map(({ sources }) => sources))
  const width = (right - left) / Math.max(1, points.length)
  const half = reach / 2
  return {
    steps: points.map(({ value, sources }, index) => ({
      left: left + index * width,
      right: left + (index + 1) * width,
      y: isTooFew(sources) ? null : y(value),
      isGood: value >= 0,
      bar: (BAR * sources) / most,
    })),
    zero: y(0),
    ticks: [reach, half, 0, -half, -reach].map((value) => ({ value, y: y(value) })),
  }
}
