import type { ComponentProps } from 'react'
import { Box } from '../../../ui/layout/boxes.ts'

type GaugeProps = ComponentProps<typeof Box> & {
  readonly used: number
  readonly limit: number
  readonly isFull?: boolean
}

/** How much of a limit is used, as a bar; in another colour where nothing is left, or where `isFull` says so. */
export function Gauge({ used, limit, isFull = used >= limit, ...rest }: GaugeProps) {
  const share = Math.min(used / limit, 1)
  return (
    <Box overflow="hidden" borderRadius="tag" bg="bg.sunken" boxShadow="inset 0 0 0 1px {colors.border}" {...rest}>
      <Box h="full" bg={isFull ? 'warn' : 'accent'} transformOrigin="left" style={{ transform: `scaleX(${share})` }} />
    </Box>
  )
}
