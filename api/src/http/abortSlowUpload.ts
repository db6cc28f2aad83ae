import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import { untilAborted } from '@palier/service/flow/timeout'
import { Refusal } from '../kernel/refusal.ts'

const CHECK_MILLISECONDS = 10_000
// 50 kB/s.
const MINIMUM_BYTES = 500_000
const RETRY_SECONDS = 30

type Sender = {
  /** Bytes received so far. */
  bytesRead: () => number
  /** Whether other uploads wait for their turn. */
  isAwaited: () => boolean
}

/**
 * Reads an upload. Refused with ServiceUnavailable and a time where it arrives slowly while others wait: the signal
 * stops the work, which must touch nothing shared from then on.
 */
export async function abortSlowUpload<Answer>(
  { bytesRead, isAwaited }: Sender,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  let before = bytesRead()
  const timer = setInterval(() => {
    const now = bytesRead()
    if (now - before < MINIMUM_BYTES && isAwaited()) {
      controller.abort(
        new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: 'imports', retryAfterSeconds: RETRY_SECONDS }),
      )
    }
    before = now
  }, CHECK_MILLISECONDS)
  try {
    return await untilAborted(work(controller.signal), controller.signal)
  } finally {
    clearInterval(timer)
  }
}
