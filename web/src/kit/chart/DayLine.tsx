import { LineCanvas } from '@nivo/line'
import { useEffect, useRef, useState } from 'react'
import { colorOf } from '../../device/document.ts'
import { useColorMode } from '../../ui/layout/ColorModeContext.ts'
import type { dayPlaces, PlotDay } from './dayPlaces.ts'

const LINE_PIXELS = 1.75
const AREA_OPACITY = 0.055

interface DayLineProps {
  readonly days: readonly PlotDay[]
  readonly places: ReturnType<typeof dayPlaces>
  readonly width: number
  readonly height: number
  readonly direction: string
}

/** The line and the area below it, on a canvas, in the text colour of what is around it. */
export function DayLine({ days, places, width, height, direction }: DayLineProps) {
  const { isDark, choice } = useColorMode()
  const box = useRef<HTMLDivElement>(null)
  const [color, setColor] = useState<string | null>(null)
  // A canvas knows no tokens: the colour that the style sheet gives an element is read from it.
  useEffect(() => setColor(box.current && colorOf(box.current)), [direction, isDark, choice.scheme])
  const data = [{ id: 'value', data: days.map(({ value }, index) => ({ x: index, y: value })) }]
  return (
    <div ref={box}>
      {color !== null && (
        <LineCanvas
          data={data}
          width={width}
          height={height}
          margin={places.margin}
          xScale={{ type: 'linear', min: 0, max: Math.max(1, days.length - 1), nice: false }}
          yScale={{ type: 'linear', min: places.low, max: places.high, nice: false }}
          layers={['areas', 'lines']}
          colors={[color]}
          lineWidth={LINE_PIXELS}
          curve="linear"
          enablePoints={false}
          enableArea
          areaBaselineValue={places.low}
          areaOpacity={AREA_OPACITY}
          isInteractive={false}
        />
      )}
    </div>
  )
}
