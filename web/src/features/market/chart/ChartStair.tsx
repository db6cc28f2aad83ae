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

// Reads the stair here, so that dragging a step renders only the stair and not the whole chart.
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
