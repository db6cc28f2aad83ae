import { LineCanvas } from '@nivo/line'
import { useEffect, useRef, useState } from 'react'
import { colorOf } from '../../../device/document.ts'
import { useColorMode } from '../../../ui/layout/ColorModeContext.ts'
import type { TimeAxis } from '../../../kit/chart/timeTicks.ts'
import type { ChartMove } from './chartMove.ts'
import { Crosshair } from './Crosshair.tsx'
import { PlotAxes } from './PlotAxes.tsx'
import { placesIn, type PlotFrame } from './plotFrame.ts'
import type { TradeMark } from './ownTrades.ts'
import { PlotLevels } from './PlotLevels.tsx'
import { PlotTrades } from './PlotTrades.tsx'
import type { Span } from './priceScale.ts'
import type { PlotPoint } from './pricePoint.ts'
import type { ChartStep } from './thresholdSteps.ts'
import styles from './PricePlot.module.css'

const LINE_PIXELS = 1.75
const AREA_OPACITY = 0.055

export interface PricePlotProps {
  readonly frame: PlotFrame
  readonly points: readonly PlotPoint[]
  readonly span: Span
  readonly direction: ChartMove['direction']
  readonly steps: readonly ChartStep[]
  readonly stepNames: Readonly<Record<ChartStep['key'], string>>
  readonly trades: readonly TradeMark[]
  readonly livePrice: number | null
  /** On the day interval alone. */
  readonly previousClose: number | null
  readonly timeAxis: Omit<TimeAxis, 'width' | 'room'>
  /** The chart in a sentence. */
  readonly sentence: string
  readonly crosshair: number | null
  readonly crosshairLabel: string
  readonly onCrosshair: (place: number | null) => void
  /** The text of a point. */
  readonly pointSentence: (place: number) => string
}

/** The line itself on a canvas; texts and the crosshair are above it. */
export function PricePlot(props: PricePlotProps) {
  const { frame, points, span, direction, sentence } = props
  const { width, height, margin } = frame
  const [box, color] = useResolvedColor(direction)
  const places = placesIn(frame, span, points.length)
  const data = [{ id: 'price', data: points.map(({ price }, index) => ({ x: index, y: price })) }]
  return (
    <div ref={box} className={styles['plot']} data-direction={direction} style={{ width, height }}>
      <div className={styles['picture']} role="img" aria-label={sentence}>
        <PlotAxes {...props} places={places} />
        <div className={styles['canvas']} aria-hidden="true">
          {color !== null && (
            <LineCanvas
              data={data}
              width={width}
              height={height}
              margin={margin}
              xScale={{ type: 'linear', min: 0, max: Math.max(1, points.length - 1), nice: false }}
              yScale={{ type: 'linear', min: span.low, max: span.high, nice: false }}
              layers={['areas', 'lines']}
              colors={[color]}
              lineWidth={LINE_PIXELS}
              curve="linear"
              enablePoints={false}
              enableArea
              areaBaselineValue={span.low}
              areaOpacity={AREA_OPACITY}
              isInteractive={false}
            />
          )}
        </div>
        <PlotTrades {...props} places={places} />
        <PlotLevels {...props} places={places} />
      </div>
      <Crosshair {...props} places={places} />
    </div>
  )
}

/** A canvas knows no tokens: the colour that the style sheet gives an element is read from it. */
function useResolvedColor(direction: ChartMove['direction']) {
  const { isDark, choice } = useColorMode()
  const box = useRef<HTMLDivElement>(null)
  const [color, setColor] = useState<string | null>(null)
  useEffect(() => setColor(box.current && colorOf(box.current)), [direction, isDark, choice.scheme])
  return [box, color] as const
}
