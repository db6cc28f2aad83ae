import type { ComponentProps } from 'react'
import { Box } from '../../../ui/layout/boxes.ts'
import { limitUseOf, type LimitUse } from './limitUse.ts'

type GaugeProps = ComponentProps<typeof Box> & {
  readonly used: number
  readonly limit: number
  readonly use?: LimitUse
}

const COLORS: Record<LimitUse, string> = { open: 'accent', only: 'fg.muted', reached: 'warn' }

/** Bar of a limit's usage; the colour shows whether anything is left. */
export function Gauge({ used, limit, use = limitUseOf(used, limit), ...rest }: GaugeProps) {
  const share = Math.min(used / limit, 1)
  return (
    <Box overflow="hidden" borderRadius="tag" bg="bg.sunken" boxShadow="inset 0 0 0 1px {colors.border}" {...rest}>
      <Box h="full" bg={COLORS[use]} transformOrigin="left" style={{ transform: `scaleX(${share})` }} />
    </Box>
  )
}
