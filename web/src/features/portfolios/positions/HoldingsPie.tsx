import { Pie } from '@nivo/pie'
import { Box } from '../../../ui/layout/boxes.ts'
import { useBoxWidth } from '../../../device/boxSize.ts'

const HEIGHT = 360
const WIDEST = 520
/** Horizontal space for the labels, in CSS pixels. */
const SIDES = { wide: 148, narrow: 112 } as const

interface PieLabel {
  readonly id: string
  /** Symbol and value. */
  readonly label: string
  readonly value: number
}

interface HoldingsPieProps {
  /** At most six. */
  readonly slices: readonly PieLabel[]
  readonly sentence: string
}

export function HoldingsPie({ slices, sentence }: HoldingsPieProps) {
  const [box, availableWidth] = useBoxWidth()
  const width = Math.min(availableWidth, WIDEST)
  const side = width < WIDEST ? SIDES.narrow : SIDES.wide
  const data = slices.map((slice, place) => ({ ...slice, color: colorAt(place) }))
  return (
    <Box
      ref={box}
      minW="0"
      overflow="hidden"
      css={{ '& svg': { overflow: 'visible' } }}
      role="img"
      aria-label={sentence}
      style={{ height: HEIGHT }}
    >
      {width > 0 && (
        <div aria-hidden="true" data-amount>
          <Pie
            data={data}
            width={width}
            height={HEIGHT}
            margin={{ top: 40, right: side, bottom: 40, left: side }}
            sortByValue={false}
            innerRadius={0.55}
            padAngle={0.6}
            colors={({ data: { color } }) => color}
            enableArcLabels={false}
            arcLinkLabel={({ data: { label } }) => label}
            arcLinkLabelsSkipAngle={0}
            arcLinkLabelsDiagonalLength={10}
            arcLinkLabelsStraightLength={8}
            arcLinkLabelsTextOffset={4}
            arcLinkLabelsThickness={1}
            arcLinkLabelsColor="var(--p-colors-border-strong)"
            arcLinkLabelsTextColor="var(--p-colors-fg)"
            theme={{ labels: { text: { fontFamily: 'inherit', fontSize: 11 } } }}
            animate={false}
            isInteractive={false}
          />
        </div>
      )}
    </Box>
  )
}

/** Lightens each further slice, in both themes. */
function colorAt(place: number): string {
  return `color-mix(in srgb, var(--p-colors-accent) ${100 - place * 15}%, var(--p-colors-bg-card))`
}
