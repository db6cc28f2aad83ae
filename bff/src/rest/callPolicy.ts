import type { Call } from '@palier/contract/kernel/call'
import { HEADERS } from '@palier/contract/kernel/headers'

/** True if a call may have changed something even without a response. */
export function isChange({ write, spends }: Call): boolean {
  return write || spends
}

/** A change may only be retried with an idempotency key. */
export function mayRetry(call: Call, headers: Record<string, string>): boolean {
  return !isChange(call) || (call.write && headers[HEADERS.idempotencyKey] !== undefined)
}
