import { recordUsage } from '@palier/contract/admin/adminCalls'
import type { Client } from '@palier/contract/client'
import type { Log } from '@palier/service/log'
import type { Clock } from '../live/priceTicks.ts'
import type { Capabilities } from '../rest/capabilities.ts'

const PERIOD_MILLISECONDS = 10_000
const MAXIMUM_USES = 2000
const LONGEST_NAME = 100

type Options = { client: Client; capabilities: Capabilities; clock: Clock; log: Log }
type Use = { name: string; userId: string | null; count: number }

export type UsageRecorder = ReturnType<typeof createUsageRecorder>

/**
 * Counts operations by name and user, and reports them to the API every ten seconds. Unsent counts
 * are dropped.
 */
export function createUsageRecorder({ client, capabilities, clock, log }: Options) {
  let uses = new Map<string, Use>()
  let cancel: (() => void) | null = null

  async function send(): Promise<void> {
    cancel?.()
    cancel = null
    const sent = [...uses.values()]
    uses = new Map()
    if (sent.length === 0 || capabilities.lacks(recordUsage)) return
    try {
      await client.send(recordUsage, { uses: sent })
    } catch (error) {
      if (!capabilities.observe(recordUsage, error)) log.warn({ err: error }, 'usage report failed')
    }
  }

  return {
    /** `userId` is null for visitors. Counts beyond the maximum per report are dropped. */
    note(name: string, userId: string | null): void {
      const key = `${userId} ${name}`
      const use = uses.get(key)
      if (use) use.count += 1
      else if (uses.size < MAXIMUM_USES) uses.set(key, { name: name.slice(0, LONGEST_NAME), userId, count: 1 })
      cancel ??= clock.schedule(() => void send(), PERIOD_MILLISECONDS)
    },
    /** Sends the remaining counts. */
    close: send,
  }
}
