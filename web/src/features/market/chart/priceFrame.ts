import type { PlotFrame } from '../../../kit/chart/plotFrame.ts'
import { stairRoom } from '../../../kit/stair/stairPlace.ts'
import { VOLUME } from './volumes/volumeSize.ts'

/** Heights of a plot and of the strip below it, in CSS pixels. */
const PLOT = { wide: 404, small: 300 } as const
const STRIP = 60
/** Room for the last point if there is no stair. */
const NO_STAIR = 16
/** Room for the names at the ends of compared lines. */
const NAMES = { wide: 132, small: 76 } as const

export interface PlotRoom {
  readonly width: number
  readonly height: number
  readonly isSmall: boolean
}

export function priceFrame(room: PlotRoom, hasStair: boolean): PlotFrame {
  return framed(room, hasStair ? stairRoom(room) : NO_STAIR)
}

export function comparedFrame(room: PlotRoom): PlotFrame {
  return framed(room, room.isSmall ? NAMES.small : NAMES.wide)
}

function framed({ width, height, isSmall }: PlotRoom, right: number): PlotFrame {
  return { width, height, margin: { top: 12, right, bottom: 28, left: isSmall ? 0 : 52 }, isSmall }
}

/** Narrower full-window plots use the phone layout, in pixels. */
const FULL_WIDE = 600

/** `box` is the free space of the window if the plot fills it. */
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

function plotHeight(isSmall: boolean): number {
  return isSmall ? PLOT.small : PLOT.wide
}

/** Includes the strip, except on a phone, and the volumes if shown. */
export function bodyHeight(isSmall: boolean, hasVolume = false): number {
  return (isSmall ? PLOT.small : PLOT.wide + STRIP) + (hasVolume ? VOLUME.height : 0)
}

/** At most one point per two pixels: more would not be visible. */
export function pointsThatShow({ width, margin }: PlotFrame): number {
  return Math.max(2, Math.floor((width - margin.left - margin.right) / 2))
}
