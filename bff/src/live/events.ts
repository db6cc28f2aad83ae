import type { OutputOf } from '@palier/contract/call'
import type { getEvents } from '@palier/contract/calls/notices'
import { changeOf, type ChangeStream, createListener, GAP, type Listener } from './changeStream.ts'
import type { Clock } from './priceTicks.ts'

/** An api that answers sooner without anything to tell is asked again no faster than this. */
const SHORTEST_PERIOD_MILLISECONDS = 1000
const LONGEST_PAUSE_MILLISECONDS = 30_000

type Events = OutputOf<typeof getEvents>

type Options = {
  /** Waits for what happens after the cursor; null where the api tells nobody. */
  read: (cursor: string | undefined) => Promise<Events | null>
  /** Whether what failed may work with the same cursor later. */
  isPassing: (error: unknown) => boolean
  clock: Clock
  onFailure: (error: unknown) => void
}

export type PersonEvents = ReturnType<typeof createPersonEvents>

/** What happens to people's data, for all who listen in this process: one reader, at work only while somebody listens. */
export function createPersonEvents({ read, isPassing, clock, onFailure }: Options) {
  const listeners = new Map<string, Set<Listener>>()
  let isReading = false
  let endPause = () => {}

  async function readOn(): Promise<void> {
    isReading = true
    let cursor: string | undefined
    let failures = 0
    let isSure = true
    while (listeners.size > 0) {
      const began = clock.now()
      try {
        const answer = await read(cursor)
        if (!answer) {
          endAll()
          break
        }
        hand(answer, isSure)
        const isIdle = cursor !== undefined && answer.events.length === 0
        failures = 0
        isSure = true
        cursor = answer.cursor
        if (isIdle) await pause(began + SHORTEST_PERIOD_MILLISECONDS - clock.now())
      } catch (error) {
        if (listeners.size === 0) break
        onFailure(error)
        if (cursor === undefined || !isPassing(error)) {
          // From here on nobody knows what happened since.
          isSure = false
          cursor = undefined
        }
        failures += 1
        await pause(Math.min(SHORTEST_PERIOD_MILLISECONDS * 2 ** (failures - 1), LONGEST_PAUSE_MILLISECONDS))
      }
    }
    isReading = false
  }

  function hand({ events, isGap }: Events, isSure: boolean): void {
    if (isGap || !isSure) for (const own of listeners.values()) for (const listener of own) listener.offer(GAP)
    for (const event of events) {
      for (const listener of listeners.get(event.userId) ?? []) listener.offer(changeOf(event))
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return
    await new Promise<void>((done) => {
      const cancel = clock.schedule(done, milliseconds)
      endPause = () => {
        cancel()
        done()
      }
    })
  }

  function endAll(): void {
    for (const own of [...listeners.values()]) for (const listener of [...own]) listener.end()
  }

  return {
    /** What happens to this person from now on. Ends at once where the api tells nobody. */
    listen(userId: string): ChangeStream {
      const own = listeners.get(userId) ?? new Set()
      const listener: Listener = createListener(() => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      })
      listeners.set(userId, own.add(listener))
      if (!isReading) void readOn()
      return listener.stream
    },
    load: () => ({ people: listeners.size, isReading }),
    close(): void {
      endAll()
      endPause()
    },
  }
}
