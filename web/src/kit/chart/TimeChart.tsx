import { useMemo, type ReactNode } from 'react'
import { PlotGrid, PlotValues, type PlotValuesProps } from './PlotAxes.tsx'
import { PlotCanvas } from './PlotCanvas.tsx'
import type { Places, PlotFrame, PlotLine, PlotRange, Span } from './plotFrame.ts'
import { PlotPointer, type PlotPointerProps } from './PlotPointer.tsx'
import type { TimeAxis } from './timeTicks.ts'
import { plotScales } from './scales.ts'
import styles from './TimeChart.module.css'

export interface TimeChartProps
  extends
    Omit<PlotValuesProps, 'scales'>,
    Pick<PlotPointerProps, 'crosshair' | 'onCrosshair' | 'label' | 'describe' | 'lastPlace' | 'onRange'> {
  readonly frame: PlotFrame
  readonly range: PlotRange
  readonly span: Span
  readonly timeAxis: Omit<TimeAxis, 'width' | 'room'>
  readonly lines: readonly PlotLine[]
  readonly areaOpacity: number
  readonly direction: 'up' | 'down' | 'flat'
  readonly sentence: string
  readonly layers: (places: Places) => ReactNode
  readonly controls?: ((places: Places) => ReactNode) | undefined
}

export function TimeChart(props: TimeChartProps) {
  const { frame, range, span, lines, areaOpacity, direction, sentence, layers, controls } = props
  const { width, height } = frame
  const scales = useMemo(() => plotScales(frame, range, span), [frame, range, span])
  const { timeAxis, writeValue, taken, isOfAmounts } = props
  return (
    <div className={styles['plot']} data-direction={direction} style={{ width, height }}>
      <div className={styles['picture']} role="img" aria-label={sentence}>
        <PlotGrid {...{ frame, scales, span, timeAxis }} />
        <PlotCanvas {...{ frame, scales, lines, areaOpacity, direction }} />
        <PlotValues {...{ frame, scales, span, writeValue, taken, isOfAmounts }} />
        {layers(scales)}
      </div>
      <PlotPointer {...props} scales={scales} />
      {controls?.(scales)}
    </div>
  )
}
