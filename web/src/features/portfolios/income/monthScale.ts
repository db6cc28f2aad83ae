const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/** Axis values of a bar chart: 0 and up to four round numbers, the last one not below the largest bar. */
export function monthScale(largest: number): number[] {
  if (largest <= 0) return [0]
  const magnitude = 10 ** Math.floor(Math.log10(largest / LINES))
  const step = (STEPS.find((one) => one * magnitude * LINES >= largest) ?? 10) * magnitude
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}
