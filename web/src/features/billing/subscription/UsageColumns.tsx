import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { UsageColumns_usage$key } from '../../../__generated__/UsageColumns_usage.graphql.ts'
import { UsageBar } from '../usage/UsageBar.tsx'
import styles from './Billing.module.css'

const LINES = ['buyLists', 'sellLists', 'entries', 'portfolios', 'portfolioStocks'] as const

/* eslint-disable relay/unused-fields -- its lines are read by their names */
/** What is used of each limit of the plan, side by side. */
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
    <div className={styles['usage']}>
      {LINES.map((line) => (
        <UsageBar key={line} isStacked label={formatMessage({ id: `usage.${line}` })} {...usage[line]} />
      ))}
    </div>
  )
}
