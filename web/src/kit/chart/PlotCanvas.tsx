import { LineCanvas, type LineCustomCanvasLayer } from '@nivo/line'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { colorOf } from '../../device/document.ts'
import { useColorMode } from '../../ui/layout/ColorModeContext.ts'
import type { LineLook, PlotFrame, PlotLine } from './plotFrame.ts'
import type { PlotScales } from './scales.ts'
import styles from './TimeChart.module.css'

const LOOKS: Readonly<Record<LineLook, { readonly width: number; readonly dash: readonly number[] }>> = {
  main: { width: 1.75, dash: [] },
  first: { width: 1.25, dash: [] },
  second: { width: 1.25, dash: [6, 4] },
  third: { width: 1.5, dash: [1.5, 3.5] },
  steps: { width: 1.25, dash: [4, 3] },
}
const LOOK_NAMES = ['main', 'first', 'second', 'third', 'steps'] as const satisfies readonly LineLook[]

interface Series {
  readonly id: string
  readonly look: LineLook
  readonly data: readonly { readonly x: number; readonly y: number | null }[]
}

interface PlotCanvasProps {
  readonly frame: PlotFrame
  readonly scales: PlotScales
  readonly lines: readonly PlotLine[]
  /** Of the area below the main line, 0 for none. */
  readonly areaOpacity: number
  /** Colours follow it. */
  readonly direction: string
}

/** The lines on a canvas: drawn as SVG they cost many times as much with every price. */
export const PlotCanvas = memo(function PlotCanvas({ frame, scales, lines, areaOpacity, direction }: PlotCanvasProps) {
  const [box, colors] = useResolvedColors(direction)
  const data = useMemo(() => lines.map(seriesOf), [lines])
  const layers = useMemo(
    () => (colors ? [areaLayer(areaOpacity, colors), lineLayer(colors)] : []),
    [colors, areaOpacity],
  )
  return (
    <div ref={box} className={styles['canvas']} aria-hidden="true">
      {LOOK_NAMES.map((look) => (
        <i key={look} data-look={look} hidden />
      ))}
      {colors && (
        <LineCanvas
          data={data}
          width={frame.width}
          height={frame.height}
          margin={frame.margin}
          xScale={scales.xSpec}
          yScale={scales.ySpec}
          layers={layers}
          curve="linear"
          areaBaselineValue={scales.yScale.domain()[0] ?? 0}
          colors={NO_COLORS}
          isInteractive={false}
        />
      )}
    </div>
  )
})

/** The layers have their own. */
const NO_COLORS = ['transparent']

function seriesOf({ id, look, points }: PlotLine): Series {
  const data: { x: number; y: number | null }[] = []
  for (const { place, value } of points) {
    const last = data.at(-1)
    // A step holds its value until the next one.
    if (look === 'steps' && last && last.y !== null && value !== null) data.push({ x: place, y: last.y })
    data.push({ x: place, y: value })
  }
  return { id, look, data }
}

type Colors = Readonly<Record<LineLook, string>>

function areaLayer(opacity: number, colors: Colors): LineCustomCanvasLayer<Series> {
  return (context, { series, areaGenerator }) => {
    const main = series.find(({ look }) => look === 'main')
    if (!main || opacity === 0) return
    context.save()
    context.globalAlpha = opacity
    context.fillStyle = colors.main
    context.beginPath()
    areaGenerator.context(context)(main.data.map(({ position }) => position))
    context.fill()
    context.restore()
  }
}

function lineLayer(colors: Colors): LineCustomCanvasLayer<Series> {
  return (context, { series, lineGenerator }) => {
    context.save()
    context.lineJoin = 'round'
    // The main line lies over the others.
    for (const { look, data } of series.toReversed()) {
      context.strokeStyle = colors[look]
      context.lineWidth = LOOKS[look].width
      context.setLineDash([...LOOKS[look].dash])
      context.beginPath()
      lineGenerator.context(context)(data.map(({ position }) => position))
      context.stroke()
    }
    context.restore()
  }
}

/** A canvas knows no tokens: the colours that the style sheet gives elements are read from them. */
function useResolvedColors(direction: string) {
  const { isDark, choice } = useColorMode()
  const box = useRef<HTMLDivElement>(null)
  const [colors, setColors] = useState<Colors | null>(null)
  useEffect(() => {
    const of = (look: LineLook) => {
      const element = box.current?.querySelector(`[data-look=${look}]`)
      return element ? colorOf(element) : 'transparent'
    }
    setColors({ main: of('main'), first: of('first'), second: of('second'), third: of('third'), steps: of('steps') })
  }, [direction, isDark, choice.scheme])
  return [box, colors] as const
}
