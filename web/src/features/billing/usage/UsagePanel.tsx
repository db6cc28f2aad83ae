import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { UsagePanel_usage$key } from '../../../__generated__/UsagePanel_usage.graphql.ts'
import { UsageBar } from './UsageBar.tsx'
import styles from './UsagePanel.module.css'

const LINES = ['buyLists', 'sellLists', 'entries', 'portfolios', 'portfolioStocks'] as const

/* eslint-disable relay/unused-fields -- its lines are read by their names */
/** What is used of each limit of the plan, as bars. */
export function UsagePanel({ usage: key }: { usage: UsagePanel_usage$key | null | undefined }) {
  const { formatMessage } = useIntl()
  const usage = useFragment(
    graphql`
      fragment UsagePanel_usage on Usage {
        planName
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
  if (!usage) return <p className={styles['unknown']}>{formatMessage({ id: 'usage.unknown' })}</p>
  return (
    <div className={styles['panel']}>
      <p className={styles['plan']}>
        {usage.planName === ''
          ? formatMessage({ id: 'usage.none' })
          : formatMessage({ id: 'usage.title' }, { plan: usage.planName })}
      </p>
      {LINES.map((line) => (
        <UsageBar key={line} label={formatMessage({ id: `usage.${line}` })} {...usage[line]} />
      ))}
    </div>
  )
}
