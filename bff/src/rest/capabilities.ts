import type { Call } from '@palier/contract/kernel/call'
import { isMissingExtension } from '@palier/contract/client'
import type { Log } from '@palier/service/log'

export type Capabilities = ReturnType<typeof createCapabilities>

/** What the server at the other end turned out to lack, learnt from its answers. */
export function createCapabilities(log: Log) {
  const missing = new Set<string>()

  return {
    lacks: (call: Call) => missing.has(call.path),
    /** Whether this error says that the extension is missing; the log says it once. */
    observe(call: Call, error: unknown): boolean {
      if (!isMissingExtension(call, error)) return false
      if (!missing.has(call.path)) log.warn({ path: call.path }, 'the api does not have this extension: doing without')
      missing.add(call.path)
      return true
    },
  }
}
