import type { ReactNode } from 'react'
import { Box, Grid } from '../../../ui/layout/boxes.ts'

interface TagFrameProps {
  /** Rendered on the left, or behind a button on a phone. */
  readonly facets: ReactNode
  readonly isPending?: boolean
  readonly children: ReactNode
}

export function TagFrame({ facets, isPending = false, children }: TagFrameProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
      gap="10"
      pt={{ base: '4', md: '6' }}
      pb={{ base: '4', md: '8' }}
      ps={{ base: '4', md: 'var(--dialog-edge)' }}
      pe={{ base: '4', md: '0' }}
      aria-busy={isPending || undefined}
    >
      {facets}
      <Box minW="0" opacity={isPending ? 0.6 : undefined}>
        {children}
      </Box>
    </Grid>
  )
}
