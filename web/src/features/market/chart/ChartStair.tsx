import type { Places, PlotFrame, Span } from '../../../kit/chart/plotFrame.ts'
import { useLiveStair } from '../../../kit/stair/LiveStairContext.ts'
import { StairGrips } from '../../../kit/stair/StairGrips.tsx'
import { stairPlace } from '../../../kit/stair/stairPlace.ts'
import { StairSteps } from '../../../kit/stair/StairSteps.tsx'
import { stairSteps } from '../../../kit/stair/stairSteps.ts'

interface ChartStairProps {
  readonly frame: PlotFrame
  readonly span: Span
  readonly places: Places
}

// What is written is read here and not above: a step that is drawn draws the stair anew and nothing else of the chart.
function useStair({ frame, span, places }: ChartStairProps) {
  const stair = useLiveStair()
  if (!stair) return null
  const price = stair.price?.toNumber() ?? null
  return {
    stair,
    price,
    steps: stairSteps(stair.kind, stair.thresholds, price, span),
    place: stairPlace(frame, places, span),
  }
}

/** The steps of the prices that are being written, beside the line. */
export function ChartSteps(props: ChartStairProps) {
  const drawn = useStair(props)
  return (
    drawn && (
      <StairSteps
        kind={drawn.stair.kind}
        steps={drawn.steps}
        place={drawn.place}
        price={drawn.price}
        plotLeft={props.places.left}
        isDrawn={drawn.stair.isDrawn}
      />
    )
  )
}

/** What moves them. */
export function ChartGrips(props: ChartStairProps) {
  const drawn = useStair(props)
  return (
    drawn && (
      <StairGrips
        stair={drawn.stair}
        steps={drawn.steps}
        place={drawn.place}
        plotLeft={props.places.left}
        width={props.frame.width}
      />
    )
  )
}
