import type { Call } from '@palier/contract/kernel/call'
import { isMissingExtension } from '@palier/contract/client'
import type { Log } from '@palier/service/log'

/** The API may have been updated since. */
const FORGET_MILLISECONDS = 60_000

export type Capabilities = ReturnType<typeof createCapabilities>

export function createCapabilities(log: Log, clock: () => number = () => performance.now()) {
  const missingSince = new Map<string, number>()
  const logged = new Set<string>()

  return {
    lacks({ path }: Call): boolean {
      const since = missingSince.get(path)
      return since !== undefined && clock() - since < FORGET_MILLISECONDS
    },
    /** Returns true if the error means that the extension is missing; logs it once. */
    observe(call: Call, error: unknown): boolean {
      if (!isMissingExtension(call, error)) return false
      missingSince.set(call.path, clock())
      if (!logged.has(call.path)) log.warn({ path: call.path }, 'api extension missing: feature hidden')
      logged.add(call.path)
      return true
    },
  }
}
