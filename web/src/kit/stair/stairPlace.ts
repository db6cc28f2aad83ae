import type { Places, PlotFrame, Span } from '../chart/plotFrame.ts'
import { spreadLabels } from '../chart/spreadLabels.ts'
import type { StairStep } from './stairSteps.ts'

/** Width of the first step and increment of each further step, in CSS pixels. */
const WIDTHS = { wide: [128, 18], middle: [122, 14], small: [62, 20] } as const
const WIDE = 720
const STEPS = 4
export const GRIP = { width: 28, height: 16, target: 44 } as const
/** Offsets of labels from step edges, and least distance between labels, in pixels. */
const UNDER = 15
const LABEL_GAP = 15
const OVER = 6
/** Height of a label above and below its baseline, in pixels. */
const ASCENT = 9
const DESCENT = 3
/** Lower lit parts have no room for a label, in pixels. */
const LEAST_LIT = 19

export interface StairPlace {
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly isSmall: boolean
  widthOf(step: Pick<StairStep, 'treads'>): number
  y(price: number): number
  inside(price: number): number
  priceAt(y: number): number
}

type Room = Pick<PlotFrame, 'width' | 'isSmall'>

export function stairRoom(room: Room): number {
  const [first, more] = widthsIn(room)
  return first + (STEPS - 1) * more + GRIP.width / 2
}

export function stairPlace(
  room: Room,
  { right, top, bottom }: Omit<Places, 'x' | 'y'>,
  { low, high }: Span,
): StairPlace {
  const [first, more] = widthsIn(room)
  const scale = (bottom - top) / (high - low || 1)
  const y = (price: number) => top + (high - price) * scale
  return {
    left: right,
    top,
    bottom,
    isSmall: room.isSmall,
    widthOf: ({ treads }) => first + (treads - 1) * more,
    y,
    inside: (price) => Math.min(bottom, Math.max(top, y(price))),
    priceAt: (at) => high - (at - top) / scale,
  }
}

/** Baselines of labels: under the edge of each step, or over a rising one, without overlaps. */
export function labelPlaces(steps: readonly StairStep[], place: StairPlace, price: number | null): readonly number[] {
  const wanted = steps.map((step) => {
    const edge = place.inside(step.from)
    if (step.outside === 'below') return place.bottom + UNDER
    if (step.rises) return edge - OVER
    const line = price === null ? null : place.y(price)
    const isCut = line !== null && step.litTo !== null && line >= edge && line - edge < LEAST_LIT
    return (isCut ? line : edge) + UNDER
  })
  return spreadLabels(wanted, LABEL_GAP, place.top + UNDER, place.bottom - OVER)
}

/** Background of a label: lit steps in strong or pale colours, several backgrounds, or null if unlit. */
export type LabelGround = 'strong' | 'pale' | 'several' | null

export function labelGrounds(
  steps: readonly StairStep[],
  place: StairPlace,
  baselines: readonly number[],
): readonly LabelGround[] {
  const lit = steps.flatMap(({ level, from, litTo }) => {
    if (litTo === null) return []
    const one = place.inside(from)
    const other = place.inside(litTo)
    const ground: LabelGround = level === 3 || level === 4 ? 'pale' : 'strong'
    return [{ ground, top: Math.min(one, other), bottom: Math.max(one, other) }]
  })
  return baselines.map((baseline) => {
    const top = baseline - ASCENT
    const bottom = baseline + DESCENT
    const under = lit.filter((step) => step.top < bottom && step.bottom > top)
    const grounds = new Set(under.map(({ ground }) => ground))
    const [first = null] = grounds
    const isWithin =
      Math.min(...under.map((step) => step.top)) <= top && Math.max(...under.map((step) => step.bottom)) >= bottom
    return first === null || (grounds.size === 1 && isWithin) ? first : 'several'
  })
}

function widthsIn({ width, isSmall }: Room): readonly [number, number] {
  if (isSmall) return WIDTHS.small
  return width < WIDE ? WIDTHS.middle : WIDTHS.wide
}
