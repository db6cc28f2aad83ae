/** Sizes in CSS pixels. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  /** Values are written on the plot, not beside it. */
  readonly isSmall: boolean
}

/** The first and the last place of a line that are shown. */
export interface PlotRange {
  readonly from: number
  readonly to: number
}

/** The least and the greatest value that a plot shows. */
export interface Span {
  readonly low: number
  readonly high: number
}

/** How a line is drawn: the one that the plot is about, others beside it, or steps that hold until the next. */
export type LineLook = 'main' | 'first' | 'second' | 'third' | 'steps'

export interface PlotLine {
  readonly id: string
  readonly look: LineLook
  /** Ascending by place; null where the line has no value. */
  readonly points: readonly { readonly place: number; readonly value: number | null }[]
}

/** Where places and values lie, in CSS pixels from the left and the upper edge of the frame. */
export interface Places {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  x(place: number): number
  y(value: number): number
}
