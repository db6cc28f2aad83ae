import type { PlotFrame } from '../../../kit/chart/plotFrame.ts'

/** The frame of a chart with the reader's prices at its right. */
export interface PriceFrame extends PlotFrame {
  /** The width of one tread of the thresholds' stair. */
  readonly tread: number
}

/** Of a plot, and of the strip below it that shows the whole line, in CSS pixels. */
const PLOT = { wide: 404, small: 300 } as const
const STRIP = 60
/** Space for the last point where there is no stair beside it. */
const NO_STAIR = 16
/** The names at the ends of compared lines. */
const NAMES = { wide: 132, small: 76 } as const
/** The four treads of a stair, and the gap between them and their labels. */
const TREADS = 4
const LABEL_SPACE = 14
/** Of a letter of a label, on average. */
const LETTER = 5.8

/** The room of a plot in a page. */
export interface PlotRoom {
  readonly width: number
  readonly height: number
  readonly isSmall: boolean
}

/**
 * The frame of a chart that has this much room, with these labels beside its stair. A phone has no axis at its left and
 * narrower treads.
 */
export function priceFrame(room: PlotRoom, labels: readonly string[]): PriceFrame {
  const tread = room.isSmall ? 7 : 10
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  const wanted = Math.ceil(TREADS * tread + LABEL_SPACE + longest * LETTER)
  return framed(room, longest === 0 ? NO_STAIR : Math.max(room.isSmall ? 88 : 132, wanted), tread)
}

/** The frame of a chart of several lines, which are named at their right ends. */
export function comparedFrame(room: PlotRoom): PriceFrame {
  return framed(room, room.isSmall ? NAMES.small : NAMES.wide, 0)
}

function framed({ width, height, isSmall }: PlotRoom, right: number, tread: number): PriceFrame {
  return { width, height, margin: { top: 12, right, bottom: 28, left: isSmall ? 0 : 52 }, isSmall, tread }
}

/** The height of a plot in the page. */
export function plotHeight(isSmall: boolean): number {
  return isSmall ? PLOT.small : PLOT.wide
}

/** With the strip, which a phone has no room for. */
export function bodyHeight(isSmall: boolean): number {
  return isSmall ? PLOT.small : PLOT.wide + STRIP
}

/** One point for two pixels of the line: more would not be seen. */
export function pointsThatShow({ width, margin }: PlotFrame): number {
  return Math.max(2, Math.floor((width - margin.left - margin.right) / 2))
}
