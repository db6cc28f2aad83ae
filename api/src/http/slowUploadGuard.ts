import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import { untilAborted } from '@palier/service/flow/timeout'
import { Refusal } from '../kernel/refusal.ts'

const LOOK_MILLISECONDS = 10_000
// Fifty kilobytes a second.
const LEAST_BYTES = 500_000
const RETRY_SECONDS = 30

type Sender = {
  /** How much has come so far. */
  bytesRead: () => number
  /** Whether somebody else waits for the place. */
  isAwaited: () => boolean
}

/**
 * Does a work that reads what somebody sends. Refused with ServiceUnavailable and a time where they send slowly while
 * others wait for their place: the signal tells the work, which must touch nothing shared from then on.
 */
export async function abortSlowUpload<Answer>(
  { bytesRead, isAwaited }: Sender,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const place = new AbortController()
  let before = bytesRead()
  const looking = setInterval(() => {
    const now = bytesRead()
    if (now - before < LEAST_BYTES && isAwaited()) {
      place.abort(
        new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: 'imports', retryAfterSeconds: RETRY_SECONDS }),
      )
    }
    before = now
  }, LOOK_MILLISECONDS)
  try {
    return await untilAborted(work(place.signal), place.signal)
  } finally {
    clearInterval(looking)
  }
}
