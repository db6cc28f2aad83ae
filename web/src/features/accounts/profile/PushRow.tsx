import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { PushRow_site$key } from '../../../__generated__/PushRow_site.graphql.ts'
import { AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { usePush } from './usePush.ts'

/** Turns pushes of crossings to this browser on or off; nothing where it cannot show any. */
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
  if (isOn === null) return null
  return (
    <AccountRow label={formatMessage({ id: 'account.push' })} hint={formatMessage({ id: 'account.push.text' })}>
      <Switch label={formatMessage({ id: 'account.push' })} isOn={isOn} onChange={(wanted) => void set(wanted)} />
    </AccountRow>
  )
}
