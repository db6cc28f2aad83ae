import type { OwnUse } from '../usage/ownUse.ts'
import { UsageBars } from '../usage/UsageBars.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'

const LINES = ['buyLists', 'sellLists', 'entries', 'portfolios', 'portfolioStocks'] as const

/* eslint-disable relay/unused-fields -- fields are read by key */
export function UsageColumns({ usage: key }: { usage: UsageColumns_usage$key }) {
  const { formatMessage } = useIntl()
  const usage = useFragment(
    graphql`
      fragment UsageColumns_usage on Usage {
        buyLists {
          used
          limit
        }
        sellLists {
          used
          limit
        }
        entries {
          used
          limit
        }
        portfolios {
          used
          limit
        }
        portfolioStocks {
          used
          limit
        }
      }
    `,
    key,
  )
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
