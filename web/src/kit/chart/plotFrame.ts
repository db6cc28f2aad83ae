/** Sizes in CSS pixels. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  /** Value labels are on the plot instead of next to it. */
  readonly isSmall: boolean
}

export interface PlotRange {
  readonly from: number
  readonly to: number
}

export interface Span {
  readonly low: number
  readonly high: number
}

export type LineLook = 'main' | 'first' | 'second' | 'third' | 'steps'

export interface PlotLine {
  readonly id: string
  readonly look: LineLook
  /** Ascending by `place`; `value` is null if the line has no value there. */
  readonly points: readonly { readonly place: number; readonly value: number | null }[]
}

/** Coordinates in CSS pixels from the upper left corner of the frame. */
export interface Places {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  x(place: number): number
  y(value: number): number
}
