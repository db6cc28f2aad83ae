import { useIntl } from 'react-intl'
import type { ownUse_usage$key } from '../../../__generated__/ownUse_usage.graphql.ts'
import { readOwnUse } from './ownUse.ts'
import { UsageBars } from './UsageBars.tsx'
import { Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

/** Use of each plan limit, as bars. */
export function UsagePanel({ usage }: { usage: ownUse_usage$key | null | undefined }) {
  const { formatMessage } = useIntl()
  if (!usage)
    return (
      <Text color="fg.muted" textStyle="note">
        {formatMessage({ id: 'usage.unknown' })}
      </Text>
    )
  const use = readOwnUse(usage)
  return (
    <Stack gap="0.625rem">
      <Text fontWeight="medium">
        {use.planName === ''
          ? formatMessage({ id: 'usage.none' })
          : formatMessage({ id: 'usage.title' }, { plan: use.planName })}
      </Text>
      <UsageBars use={use} />
    </Stack>
  )
}
