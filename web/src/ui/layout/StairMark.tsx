import { stairPath } from './stairPath.ts'

const path = stairPath({ steps: 5, tread: 4, rise: 4, landing: 8 })

/** `height` is a CSS length of at least 16 px. */
export function StairMark({ height = '1.25rem' }: { height?: string }) {
  return (
    <svg viewBox="0 0 24 20" fill="currentColor" shapeRendering="crispEdges" aria-hidden="true" style={{ height }}>
      <path d={path} />
    </svg>
  )
}
