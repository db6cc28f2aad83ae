import type { Span } from './plotFrame.ts'

const STEPS = [1, 2, 2.5, 5, 10]

export function valueTicks({ low, high }: Span, most: number): readonly number[] {
  const rough = (high - low) / most
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  // Avoids -0.
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step || 0)
}

export function tickDecimals(ticks: readonly number[]): number {
  const [first = 0, second = first + 1] = ticks
  return Math.min(4, Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9) + (isHalf(second - first) ? 1 : 0)))
}

function isHalf(step: number): boolean {
  return (step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toFixed(2) === '2.50'
}
