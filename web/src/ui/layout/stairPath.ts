export interface Stair {
  /** Number of treads drawn out of `count`. */
  readonly steps: number
  readonly count?: number
  readonly tread: number
  readonly rise: number
  readonly direction?: 'up' | 'down'
  readonly landing?: number
}

/** SVG path with its origin at the top left. Empty for zero steps. */
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
