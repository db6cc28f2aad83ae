import type { Span } from '../../../kit/chart/plotFrame.ts'

/** Shares of the shown range. Below, the deepest step needs room for its label. */
const PADDING = { above: 0.05, below: 0.11 } as const
/** Figures beyond this factor of the price are left out: they would flatten the stair. */
const FAR = { own: 2, known: 1.4 } as const

/** Price, with the user's prices and the known figures near it. Null without a price. */
export function plotSpan(price: number | null, own: readonly number[], known: readonly number[]): Span | null {
  const centre = price ?? own[0]
  if (centre === undefined || centre <= 0) return null
  const near = (factor: number) => (value: number) => value >= centre / factor && value <= centre * factor
  const shown = [centre, ...own.filter(near(FAR.own)), ...known.filter(near(FAR.known))]
  const low = Math.min(...shown)
  const high = Math.max(...shown)
  const range = high - low || centre
  return { low: low - range * PADDING.below, high: high + range * PADDING.above }
}

/** Path through prices at equal distances, in CSS pixels. Empty for fewer than two prices. */
export function plotPath(prices: readonly number[], left: number, right: number, y: (price: number) => number): string {
  if (prices.length < 2) return ''
  const step = (right - left) / (prices.length - 1)
  return prices
    .map((price, index) => `${index === 0 ? 'M' : 'L'}${(left + index * step).toFixed(1)} ${y(price).toFixed(1)}`)
    .join('')
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Text metrics and label offsets from a line, in CSS pixels. */
const TEXT = { ascent: 10, descent: 3, letter: 6, above: -4, below: 13 } as const

/** End of each label: the first of four positions around its line that overlaps no grip and no earlier label. */
export function markLabels(
  marks: readonly { readonly y: number; readonly text: string }[],
  grips: readonly Point[],
  grip: { readonly width: number; readonly height: number },
  { stairLeft, stairEnd }: { readonly stairLeft: number; readonly stairEnd: number },
): readonly Point[] {
  const taken = grips.map(({ x, y }) => ({
    left: x - grip.width / 2,
    right: x + grip.width / 2,
    top: y - grip.height / 2,
    bottom: y + grip.height / 2,
  }))
  return marks.map(({ y, text }) => {
    const places = [
      { x: stairEnd, y: y + TEXT.above },
      { x: stairEnd, y: y + TEXT.below },
      { x: stairLeft, y: y + TEXT.above },
      { x: stairLeft, y: y + TEXT.below },
    ]
    const boxAt = (place: Point) => ({
      left: place.x - text.length * TEXT.letter,
      right: place.x,
      top: place.y - TEXT.ascent,
      bottom: place.y + TEXT.descent,
    })
    const isFree = (place: Point) => {
      const box = boxAt(place)
      return taken.every(
        (other) => other.right < box.left || other.left > box.right || other.bottom < box.top || other.top > box.bottom,
      )
    }
    const chosen = places.find(isFree) ?? { x: stairEnd, y: y + TEXT.above }
    taken.push(boxAt(chosen))
    return chosen
  })
}
