interface CanvasSize {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Cleared context scaled to CSS pixels; null if unavailable. */
export function clearedCanvas(
  canvas: HTMLCanvasElement | null,
  { width, height }: CanvasSize,
): CanvasRenderingContext2D | null {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return null
  const ratio = window.devicePixelRatio
  // Also clears the canvas and resets its context.
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  context.scale(ratio, ratio)
  return context
}
