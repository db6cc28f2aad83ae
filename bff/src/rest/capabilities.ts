import type { Call } from '@palier/contract/kernel/call'
import { isMissingExtension } from '@palier/contract/client'
import type { Log } from '@palier/service/log'

export type Capabilities = ReturnType<typeof createCapabilities>

/** Extensions that the API turned out to lack. */
export function createCapabilities(log: Log) {
  const missing = new Set<string>()

  return {
    lacks: (call: Call) => missing.has(call.path),
    /** Whether this error means that the extension is missing; logged once. */
    observe(call: Call, error: unknown): boolean {
      if (!isMissingExtension(call, error)) return false
      if (!missing.has(call.path)) log.warn({ path: call.path }, 'the api does not have this extension: doing without')
      missing.add(call.path)
      return true
    },
  }
}
