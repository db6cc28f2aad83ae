import type { Span } from './priceScale.ts'

/** Sizes in CSS pixels. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  readonly isSmall: boolean
  /** The width of one tread of the thresholds' stair. */
  readonly tread: number
}

/** Space for the last point where there is no stair beside it. */
const NO_STAIR = 16
/** The four treads of a stair, and the gap between them and their labels. */
const TREADS = 4
const LABEL_SPACE = 14
/** Of a letter of a label, on average. */
const LETTER = 5.8

/**
 * The frame of a chart that has this much room, with these labels beside its stair. A phone has no axis at its left and
 * narrower treads.
 */
export function frameFor(width: number, isSmall: boolean, labels: readonly string[]): PlotFrame {
  const tread = isSmall ? 7 : 10
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  const wanted = Math.ceil(TREADS * tread + LABEL_SPACE + longest * LETTER)
  const right = longest === 0 ? NO_STAIR : Math.max(isSmall ? 88 : 132, wanted)
  return isSmall
    ? { width, height: 186, margin: { top: 12, right, bottom: 28, left: 0 }, isSmall, tread }
    : { width, height: 380, margin: { top: 12, right, bottom: 28, left: 52 }, isSmall, tread }
}

export interface Places {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Of the point with this place in the line. */
  x(place: number): number
  y(price: number): number
  /** The point that is nearest to this distance from the left edge of the frame. */
  nearest(x: number): number
}

/** The scales of points and prices. */
export function placesIn({ width, height, margin }: PlotFrame, { low, high }: Span, count: number): Places {
  const left = margin.left
  const right = Math.max(left + 1, width - margin.right)
  const bottom = height - margin.bottom
  const steps = Math.max(1, count - 1)
  return {
    left,
    right,
    top: margin.top,
    bottom,
    x: (place) => left + ((right - left) * place) / steps,
    y: (price) => bottom - ((bottom - margin.top) * (price - low)) / (high - low || 1),
    nearest: (x) => Math.max(0, Math.min(count - 1, Math.round(((x - left) / (right - left)) * steps))),
  }
}

/** One point for two pixels of the line: more would not be seen. */
export function pointsThatShow({ width, margin }: PlotFrame): number {
  return Math.max(2, Math.floor((width - margin.left - margin.right) / 2))
}
