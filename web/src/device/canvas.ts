interface CanvasSize {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

/** The drawing context of a canvas of this size, empty, in CSS pixels whatever the screen's own are; null without one. */
export function clearedCanvas(
  canvas: HTMLCanvasElement | null,
  { width, height }: CanvasSize,
): CanvasRenderingContext2D | null {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return null
  const ratio = window.devicePixelRatio
  // Also clears what was drawn before and whatever was set.
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  context.scale(ratio, ratio)
  return context
}
