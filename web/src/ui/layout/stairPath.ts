export interface Stair {
  /** Treads drawn, of `count` in all; the others leave an empty place. */
  readonly steps: number
  readonly count?: number
  /** Width of a tread and height of a riser. */
  readonly tread: number
  readonly rise: number
  readonly direction?: 'up' | 'down'
  /** Width of the last tread where it is a landing, longer than the others. */
  readonly landing?: number
}

/** The outline of a stair as the `d` of one SVG path, origin at the top left. An empty stair is an empty path. */
export function stairPath({ steps, count = 5, tread, rise, direction = 'up', landing = tread }: Stair): string {
  if (steps === 0) return ''
  const floor = count * rise
  const right = (steps - 1) * tread + (steps === count ? landing : tread)

  const treads = Array.from({ length: steps }, (_, index) => {
    const top = direction === 'up' ? floor - (index + 1) * rise : index * rise
    return `V${top}H${index === steps - 1 ? right : (index + 1) * tread}`
  })
  return `M0 ${floor}${treads.join('')}V${floor}Z`
}
