import type { ReactNode } from 'react'
import { Grid } from '../../../ui/layout/boxes.ts'

export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap="4" alignItems="start">
      {children}
    </Grid>
  )
}
