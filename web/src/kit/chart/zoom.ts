import type { PlotRange } from './plotFrame.ts'

const LEAST = 6

/** Scales the range by `factor` around `place`. The line has indexes 0 to `last`. */
export function zoomed({ from, to }: PlotRange, place: number, factor: number, last: number): PlotRange {
  const length = Math.min(last, Math.max(Math.min(LEAST, last), Math.round((to - from) * factor)))
  const part = to === from ? 1 : (Math.min(to, Math.max(from, place)) - from) / (to - from)
  return within(Math.round(place - part * length), length, last)
}

export function moved({ from, to }: PlotRange, by: number, last: number): PlotRange {
  return within(from + by, to - from, last)
}

export function between(one: number, other: number, last: number): PlotRange {
  const from = Math.round(Math.min(one, other))
  const to = Math.round(Math.max(one, other))
  const length = Math.max(Math.min(LEAST, last), Math.min(last, to - from))
  return within(Math.min(from, to - length < 0 ? 0 : from), length, last)
}

export function isWhole({ from, to }: PlotRange, last: number): boolean {
  return from <= 0 && to >= last
}

function within(from: number, length: number, last: number): PlotRange {
  const start = Math.max(0, Math.min(last - length, from))
  return { from: start, to: start + length }
}
