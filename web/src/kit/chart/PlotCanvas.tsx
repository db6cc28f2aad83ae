import { LineCanvas, type LineCustomCanvasLayer } from '@nivo/line'
import { memo, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Direction } from '@palier/domain/market/priceChange'
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
const OTHER_LOOKS = ['first', 'second', 'third', 'steps'] as const satisfies readonly LineLook[]
const DIRECTIONS = ['up', 'down', 'flat'] as const satisfies readonly Direction[]

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
  /** Colours the main line. */
  readonly direction: Direction
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
      {DIRECTIONS.map((one) => (
        <i key={one} data-direction={one} hidden />
      ))}
      {OTHER_LOOKS.map((look) => (
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

/** A canvas knows no tokens: the colours that the style sheet gives elements are read from them, once for each look. */
function useResolvedColors(direction: Direction): readonly [RefObject<HTMLDivElement | null>, Colors | null] {
  const { isDark, choice } = useColorMode()
  const box = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    setRead(new Map([...(box.current?.querySelectorAll('i') ?? [])].map((sample) => [nameOf(sample), colorOf(sample)])))
  }, [isDark, choice.scheme])
  const colors = useMemo((): Colors | null => {
    if (!read) return null
    const of = (name: string) => read.get(name) ?? 'transparent'
    return { main: of(direction), first: of('first'), second: of('second'), third: of('third'), steps: of('steps') }
  }, [read, direction])
  return [box, colors]
}

function nameOf({ dataset }: HTMLElement): string {
  return dataset['direction'] ?? dataset['look'] ?? ''
}
