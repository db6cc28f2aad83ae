import type { OwnUse } from '../usage/ownUse.ts'
import { UsageBars } from '../usage/UsageBars.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'

/** Use of each plan limit, in columns. */
export function UsageColumns({ use }: { use: OwnUse }) {
  return (
    <Grid
      templateColumns="repeat(auto-fit, minmax(7rem, 1fr))"
      gap="5"
      alignItems="start"
      py="4"
      borderBottomWidth="1px"
      borderBottomColor="border"
    >
      <UsageBars isStacked use={use} />
    </Grid>
  )
}
