import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import { untilAborted } from '@palier/service/flow/timeout'
import { Refusal } from '../kernel/refusal.ts'

const CHECK_MILLISECONDS = 10_000
// 50 kB/s.
const MINIMUM_BYTES = 500_000
const RETRY_SECONDS = 30

type Sender = {
  bytesRead: () => number
  isAwaited: () => boolean
}

/**
 * Aborts `work` with ServiceUnavailable and a retry time if the upload is slow while others wait.
 * Once aborted, `work` must not touch shared state.
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
