import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { UsagePanel_usage$key } from '../../../__generated__/UsagePanel_usage.graphql.ts'
import { UsageBar } from './UsageBar.tsx'
import { Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const LINES = ['buyLists', 'sellLists', 'entries', 'portfolios', 'portfolioStocks'] as const

/* eslint-disable relay/unused-fields -- fields are read by key */
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
  if (!usage)
    return (
      <Text color="fg.muted" textStyle="note">
        {formatMessage({ id: 'usage.unknown' })}
      </Text>
    )
  return (
    <Stack gap="0.625rem">
      <Text fontWeight="medium">
        {usage.planName === ''
          ? formatMessage({ id: 'usage.none' })
          : formatMessage({ id: 'usage.title' }, { plan: usage.planName })}
      </Text>
      {LINES.map((line) => (
        <UsageBar key={line} label={formatMessage({ id: `usage.${line}` })} {...usage[line]} />
      ))}
    </Stack>
  )
}
