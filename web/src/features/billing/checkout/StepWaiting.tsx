import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'

export function StepWaiting({ label }: { label: string }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 24.5rem' }}
      gap="10"
      role="status"
      aria-label={label}
    >
      <Skeleton width="100%" height="20rem" radius="var(--p-radii-card)" />
      <Skeleton width="100%" height="16rem" radius="var(--p-radii-card)" />
    </Grid>
  )
}
