import type { NamedUse, UsageStatistics } from './usageStatistics.ts'

const WRITTEN_EACH_MILLISECONDS = 10_000
const MOST_WAITING = 1_000

/**
 * Buffers usage counts and writes them in batches, so that calls do not wait. Drops counts on
 * failure or overflow.
 */
export function createUsageCounter(statistics: Pick<UsageStatistics, 'record'>, onLost: () => void) {
  let waiting = new Map<string, NamedUse>()
  let latest = new Date(0)
  let timer: NodeJS.Timeout | null = null

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const uses = [...waiting.values()]
    waiting = new Map()
    await statistics.record(uses, latest).catch(onLost)
  }

  return {
    count(name: string, userId: string, now: Date): void {
      const key = `${name} ${userId}`
      const known = waiting.get(key)
      if (known) known.count += 1
      else if (waiting.size < MOST_WAITING) waiting.set(key, { name, userId, count: 1 })
      latest = now
      timer ??= setTimeout(() => void write(), WRITTEN_EACH_MILLISECONDS).unref()
    },
    write,
  }
}
