import type { PlotFrame } from '../../../kit/chart/plotFrame.ts'
import { stairRoom } from '../../../kit/stair/stairPlace.ts'
import { VOLUME } from './volumes/volumeSize.ts'

/** Of a plot, and of the strip below it that shows the whole line, in CSS pixels. */
const PLOT = { wide: 404, small: 300 } as const
const STRIP = 60
/** Space for the last point where there is no stair beside it. */
const NO_STAIR = 16
/** The names at the ends of compared lines. */
const NAMES = { wide: 132, small: 76 } as const

/** The room of a plot in a page. */
export interface PlotRoom {
  readonly width: number
  readonly height: number
  readonly isSmall: boolean
}

/** The frame of a chart that has this much room, and maybe the reader's prices as a stair at its right. */
export function priceFrame(room: PlotRoom, hasStair: boolean): PlotFrame {
  return framed(room, hasStair ? stairRoom(room) : NO_STAIR)
}

/** The frame of a chart of several lines, which are named at their right ends. */
export function comparedFrame(room: PlotRoom): PlotFrame {
  return framed(room, room.isSmall ? NAMES.small : NAMES.wide)
}

/** A phone has no axis at its left. */
function framed({ width, height, isSmall }: PlotRoom, right: number): PlotFrame {
  return { width, height, margin: { top: 12, right, bottom: 28, left: isSmall ? 0 : 52 }, isSmall }
}

/** Narrower than this, in pixels, a plot that fills the window is drawn as on a phone. */
const FULL_WIDE = 600

/** The room of a plot: in the page, or in a window that it fills, of which `box` is free for it. */
export function plotRoom(
  box: { readonly width: number; readonly height: number },
  isMobile: boolean,
  { isFull, hasVolume }: { readonly isFull: boolean; readonly hasVolume: boolean },
): PlotRoom {
  if (isFull) {
    return { width: box.width, height: box.height - (hasVolume ? VOLUME.height : 0), isSmall: box.width < FULL_WIDE }
  }
  return { width: box.width, height: plotHeight(isMobile), isSmall: isMobile }
}

/** The height of a plot in the page. */
function plotHeight(isSmall: boolean): number {
  return isSmall ? PLOT.small : PLOT.wide
}

/** With the strip, which a phone has no room for, and the volumes where they are shown. */
export function bodyHeight(isSmall: boolean, hasVolume = false): number {
  return (isSmall ? PLOT.small : PLOT.wide + STRIP) + (hasVolume ? VOLUME.height : 0)
}

/** One point for two pixels of the line: more would not be seen. */
export function pointsThatShow({ width, margin }: PlotFrame): number {
  return Math.max(2, Math.floor((width - margin.left - margin.right) / 2))
}
