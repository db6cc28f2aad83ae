import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { PushRow_site$key } from '../../../__generated__/PushRow_site.graphql.ts'
import { AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { usePush } from './usePush.ts'

const PushSettingsDialog = lazyWithMessages(
  ['form', 'alerts', 'push'],
  async () => (await import('./PushSettingsDialog.tsx')).PushSettingsDialog,
)

/** Empty if the browser cannot show push notifications. */
export function PushRow({ site }: { site: PushRow_site$key }) {
  const { formatMessage } = useIntl()
  const { pushKey } = useFragment(
    graphql`
      fragment PushRow_site on Site @throwOnFieldError {
        pushKey
      }
    `,
    site,
  )
  const { isOn, set } = usePush(pushKey)
  const [isChoosing, setIsChoosing] = useState(false)
  if (isOn === null) return null
  return (
    <AccountRow label={formatMessage({ id: 'account.push' })} hint={formatMessage({ id: 'account.push.text' })}>
      <Flex align="center" gap="4">
        <Button onClick={() => setIsChoosing(true)}>{formatMessage({ id: 'account.push.open' })}</Button>
        <Switch label={formatMessage({ id: 'account.push' })} isOn={isOn} onChange={(wanted) => void set(wanted)} />
      </Flex>
      {isChoosing && (
        <Suspense>
          <PushSettingsDialog onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </AccountRow>
  )
}
