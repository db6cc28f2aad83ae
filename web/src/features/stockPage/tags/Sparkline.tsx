import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { sparklinePath } from '../../../kit/chart/sparklinePath.ts'

const SIZE = { width: 288, height: 96 } as const

interface SparklineProps {
  readonly prices: readonly number[]
  /** CSS length. */
  readonly height: string
}

/** Decorative, hidden from assistive technology. */
export function Sparkline({ prices, height }: SparklineProps) {
  const [first = 0] = prices
  const last = prices.at(-1) ?? first
  const direction = last > first ? 'up' : last < first ? 'down' : 'flat'
  const line = sparklinePath(prices, SIZE.width, SIZE.height)
  return (
    <Box asChild display="block" w="full" h={height} color={DIRECTION_COLORS[direction]}>
      <svg
        data-direction={direction}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {line && (
          <>
            <path fill="currentcolor" opacity="0.08" d={`${line}V${SIZE.height}H0Z`} />
            <path fill="none" stroke="currentcolor" strokeWidth="1.25" d={line} vectorEffect="non-scaling-stroke" />
          </>
        )}
      </svg>
    </Box>
  )
}
