import type { ReactNode } from 'react'
import { Grid } from '../../../ui/layout/boxes.ts'

export function AnalysisGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 848fr) minmax(20rem, 392fr)' }}
      gap={{ base: '8', lg: '10' }}
      alignItems="start"
    >
      {children}
    </Grid>
  )
}
