import { stairPath } from './stairPath.ts'

const path = stairPath({ steps: 5, tread: 4, rise: 4, landing: 8 })

/** The mark: five steps and a landing in the colour of the text. `height` is a CSS length; below 16 px it is not used. */
export function StairMark({ height = '1.25rem' }: { height?: string }) {
  return (
    <svg viewBox="0 0 24 20" fill="currentColor" shapeRendering="crispEdges" aria-hidden="true" style={{ height }}>
      <path d={path} />
    </svg>
  )
}
