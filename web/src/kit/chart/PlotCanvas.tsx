import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Direction } from '@palier/domain/market/priceChange'
import { clearedCanvas } from '../../device/canvas.ts'
import { colorOf } from '../../device/document.ts'
import { useIsOnPaper } from '../../device/paper.ts'
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

interface PlotCanvasProps {
  readonly frame: PlotFrame
  readonly scales: PlotScales
  readonly lines: readonly PlotLine[]
  readonly areaOpacity: number
  readonly direction: Direction
}

/** Canvas, because SVG lines cost many times as much per tick. */
export const PlotCanvas = memo(function PlotCanvas({ frame, scales, lines, areaOpacity, direction }: PlotCanvasProps) {
  const [box, colors] = useResolvedColors(direction)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, margin } = frame
  const { innerHeight } = scales
  const drawn = useMemo(
    () => lines.map(({ look, points }) => ({ look, runs: runsOf(look, points, scales) })),
    [lines, scales],
  )
  useEffect(() => {
    const context = colors && clearedCanvas(canvas.current, { width, height })
    if (!context) return
    context.translate(margin.left, margin.top)
    const main = drawn.find(({ look }) => look === 'main')
    if (main && areaOpacity > 0) {
      context.globalAlpha = areaOpacity
      context.fillStyle = colors.main
      context.beginPath()
      for (const run of main.runs) traceArea(context, run, innerHeight)
      context.fill()
      context.globalAlpha = 1
    }
    context.lineJoin = 'round'
    for (const { look, runs } of drawn.toReversed()) {
      context.strokeStyle = colors[look]
      context.lineWidth = LOOKS[look].width
      context.setLineDash([...LOOKS[look].dash])
      context.beginPath()
      for (const run of runs) traceLine(context, run)
      context.stroke()
    }
  }, [width, height, margin, innerHeight, drawn, areaOpacity, colors])
  return (
    <div ref={box} className={styles['canvas']} aria-hidden="true">
      {DIRECTIONS.map((one) => (
        <i key={one} data-direction={one} hidden />
      ))}
      {OTHER_LOOKS.map((look) => (
        <i key={look} data-look={look} hidden />
      ))}
      {colors && <canvas ref={canvas} style={{ width, height }} />}
    </div>
  )
})

interface Spot {
  readonly x: number
  readonly y: number
}

/** Points of a line in CSS pixels from the inner corner of the plot. A missing value starts a new run. */
function runsOf(look: LineLook, points: PlotLine['points'], { xScale, yScale }: PlotScales): Spot[][] {
  const runs: Spot[][] = []
  let run: Spot[] = []
  for (const { place, value } of points) {
    if (value === null) {
      run = []
      continue
    }
    const spot = { x: xScale(place), y: yScale(value) }
    const last = run.at(-1)
    if (!last) runs.push(run)
    else if (look === 'steps') run.push({ x: spot.x, y: last.y })
    run.push(spot)
  }
  return runs
}

function traceLine(context: CanvasRenderingContext2D, run: readonly Spot[]): void {
  for (const [place, { x, y }] of run.entries()) {
    if (place === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}

function traceArea(context: CanvasRenderingContext2D, run: readonly Spot[], bottom: number): void {
  traceLine(context, run)
  context.lineTo(run.at(-1)?.x ?? 0, bottom)
  context.lineTo(run[0]?.x ?? 0, bottom)
  context.closePath()
}

type Colors = Readonly<Record<LineLook, string>>

/** A canvas cannot use CSS tokens: colours are read from hidden elements. */
function useResolvedColors(direction: Direction): readonly [RefObject<HTMLDivElement | null>, Colors | null] {
  const { isDark, choice } = useColorMode()
  // Print always uses the light colours.
  const isOnPaper = useIsOnPaper()
  const box = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState<ReadonlyMap<string, string> | null>(null)
  useLayoutEffect(() => {
    setRead(new Map([...(box.current?.querySelectorAll('i') ?? [])].map((sample) => [nameOf(sample), colorOf(sample)])))
  }, [isDark, choice.scheme, isOnPaper])
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
