import { useCallback, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { useNow } from '../../../device/clock.ts'
import { offlineSince } from '../../../device/online.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useQueueCount } from '../../../kit/offline/queueCount.ts'
import { useKeptAt } from '../../../kit/offline/KeptAtContext.ts'
import { useIsOnline } from '../../../kit/offline/useIsOnline.ts'
import { MessageStrip } from '../../../ui/status/MessageStrip.tsx'
import { connectionOf } from './connection.ts'

const MINUTE_MILLISECONDS = 60_000

/** States that the network or the live connection is down, and since when. */
export function LiveInterruption() {
  const { formatMessage } = useIntl()
  const isOnline = useIsOnline()
  const connection = connectionOf(useRelayEnvironment())
  const subscribe = useCallback((notify: () => void) => connection.onTurn(notify), [connection])
  const since = useSyncExternalStore(subscribe, connection.interruptedSince, connection.interruptedSince)
  const now = useNow()
  const keptAt = useKeptAt()
  const { time } = useFormatters()
  if (!isOnline) return <OfflineStrip keptAt={keptAt} />
  // The network is back, but fresh data has not arrived.
  if (keptAt) return <MessageStrip>{formatMessage({ id: 'offline.kept' }, { time: time(keptAt) })}</MessageStrip>
  if (!since) return null
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MILLISECONDS))
  return (
    <MessageStrip head={formatMessage({ id: 'live.interrupted' })}>
      <FormattedMessage id="live.since" values={{ minutes }} />
    </MessageStrip>
  )
}

function OfflineStrip({ keptAt }: { keptAt: Date | null }) {
  const { formatMessage } = useIntl()
  const { time } = useFormatters()
  const count = useQueueCount()
  return (
    <MessageStrip head={formatMessage({ id: 'offline.since' }, { time: time(offlineSince()) })}>
      {keptAt ? (
        <FormattedMessage id="offline.kept" values={{ time: time(keptAt) }} />
      ) : (
        <FormattedMessage id="offline.prices" />
      )}{' '}
      {count > 0 && (
        <strong>
          <FormattedMessage id="offline.waiting" values={{ count }} />
        </strong>
      )}
    </MessageStrip>
  )
}
