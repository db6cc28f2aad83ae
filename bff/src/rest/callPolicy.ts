import type { Call } from '@palier/contract/kernel/call'
import { HEADERS } from '@palier/contract/kernel/headers'

/** Whether a call may have changed something when its answer does not come. */
export function isChange({ write, spends }: Call): boolean {
  return write || spends
}

/** Whether a call that failed on its way may be sent again: a change only under its key. */
export function mayRetry(call: Call, headers: Record<string, string>): boolean {
  return !isChange(call) || (call.write && headers[HEADERS.idempotencyKey] !== undefined)
}
