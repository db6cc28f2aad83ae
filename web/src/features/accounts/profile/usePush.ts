import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { usePushOffMutation } from '../../../__generated__/usePushOffMutation.graphql.ts'
import type { usePushOnMutation } from '../../../__generated__/usePushOnMutation.graphql.ts'
import { canPush, currentPush, endPush, subscribeToPush } from '../../../device/storage/push.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'

interface Push {
  /** Null if the browser cannot push, or the site does not. */
  readonly isOn: boolean | null
  readonly set: (isOn: boolean) => Promise<void>
}

/** Push state of this browser. `key` is the site's public key, null if the site does not push. */
export function usePush(key: string | null | undefined): Push {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const isPossible = canPush() && key != null
  const [isOn, setIsOn] = useState(false)
  const subscribe = useCommit<usePushOnMutation>(graphql`
    mutation usePushOnMutation($input: SubscribeToPushInput!) {
      subscribeToPush(input: $input) {
        ... on SubscribeToPushPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const unsubscribe = useCommit<usePushOffMutation>(graphql`
    mutation usePushOffMutation($input: UnsubscribeFromPushInput!) {
      unsubscribeFromPush(input: $input) {
        ... on UnsubscribeFromPushPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  useEffect(() => {
    if (isPossible)
      currentPush().then(
        (found) => setIsOn(found !== null && Notification.permission === 'granted'),
        () => {},
      )
  }, [isPossible])

  async function turnOn(siteKey: string): Promise<void> {
    const found = await subscribeToPush(siteKey).catch(() => undefined)
    if (!found) {
      const id = found === null ? 'account.push.denied' : 'account.push.failed'
      return notify({ text: formatMessage({ id }), isBad: true })
    }
    const { endpoint = '', keys = {} } = found.toJSON()
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const input = { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', timeZone }
    if (!(await subscribe({ input }))) return endPush()
    setIsOn(true)
    notify({ text: formatMessage({ id: 'account.push.on' }) })
  }

  async function turnOff(): Promise<void> {
    const found = await currentPush()
    if (found && !(await unsubscribe({ input: { endpoint: found.endpoint } }))) return
    await endPush()
    setIsOn(false)
    notify({ text: formatMessage({ id: 'account.push.off' }) })
  }

  return {
    isOn: isPossible ? isOn : null,
    set: async (wanted) => (wanted && key != null ? turnOn(key) : turnOff()),
  }
}
