export type Bridge = {
  readonly steps: number
  readonly from: number
  readonly to: number
  /** Standard deviation of the free path over all steps. */
  readonly deviation: number
  /** Standard normal draw for the middle of a stretch. Deterministic per stretch. */
  readonly draw: (low: number, high: number) => number
  /** Number of steps at either end with larger moves. */
  readonly livelySteps: number
}

const LIVELINESS = 1.5

/** Value at one step, by bisection: equals `wholeBridge` with only a few draws. */
export function bridgeAt(bridge: Bridge, step: number): number {
  let low = 0
  let high = bridge.steps
  let lowValue = bridge.from
  let highValue = bridge.to
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const value = middleValue(bridge, low, high, lowValue, highValue)
    if (step === middle) return value
    if (step < middle) [high, highValue] = [middle, value]
    else [low, lowValue] = [middle, value]
  }
  return step <= low ? lowValue : highValue
}

export function wholeBridge(bridge: Bridge): Float64Array {
  const values = new Float64Array(bridge.steps + 1)
  values[0] = bridge.from
  values[bridge.steps] = bridge.to
  fill(bridge, values, 0, bridge.steps, bridge.from, bridge.to)
  return values
}

function fill(bridge: Bridge, values: Float64Array, low: number, high: number, lowValue: number, highValue: number) {
  if (high - low <= 1) return
  const middle = (low + high) >> 1
  const value = middleValue(bridge, low, high, lowValue, highValue)
  values[middle] = value
  fill(bridge, values, low, middle, lowValue, value)
  fill(bridge, values, middle, high, value, highValue)
}

function middleValue(bridge: Bridge, low: number, high: number, lowValue: number, highValue: number): number {
  const { steps, deviation, draw, livelySteps } = bridge
  const middle = (low + high) >> 1
  const part = (middle - low) / (high - low)
  const liveliness = Math.min(middle, steps - middle) < livelySteps ? LIVELINESS : 1
  const spread = deviation * liveliness * Math.sqrt(((middle - low) * (1 - part)) / steps)
  return lowValue + (highValue - lowValue) * part + spread * draw(low, high)
}
