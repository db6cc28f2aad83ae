import { useCallback, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useNow } from '../../../device/clock.ts'
import { MessageStrip } from '../../../ui/status/MessageStrip.tsx'
import { connectionOf } from './connection.ts'

const MINUTE_MILLISECONDS = 60_000

/** Says that what the page shows does not move any more, and since when. */
export function LiveInterruption() {
  const { formatMessage } = useIntl()
  const connection = connectionOf(useRelayEnvironment())
  const subscribe = useCallback((notify: () => void) => connection.onTurn(notify), [connection])
  const since = useSyncExternalStore(subscribe, connection.interruptedSince)
  const now = useNow()
  if (!since) return null
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MILLISECONDS))
  return (
    <MessageStrip head={formatMessage({ id: 'live.interrupted' })}>
      <FormattedMessage id="live.since" values={{ minutes }} />
    </MessageStrip>
  )
}
