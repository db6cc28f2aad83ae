import type { Call } from '@palier/contract/kernel/call'
import { HEADERS } from '@palier/contract/kernel/headers'

/** Whether a call may have changed something even if no answer came. */
export function isChange({ write, spends }: Call): boolean {
  return write || spends
}

/** Whether a call that failed in transit may be sent again: a change only with an idempotency key. */
export function mayRetry(call: Call, headers: Record<string, string>): boolean {
  return !isChange(call) || (call.write && headers[HEADERS.idempotencyKey] !== undefined)
}
