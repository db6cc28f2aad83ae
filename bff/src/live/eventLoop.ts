import type { OutputOf } from '@palier/contract/kernel/call'
import type { getEvents } from '@palier/contract/notifications/noticeCalls'
import { backoff } from '@palier/service/flow/backoff'
import type { Clock } from './priceTicks.ts'

/** Minimum period between polls that return nothing. */
const SHORTEST_PERIOD_MILLISECONDS = 1000
const PAUSES = { firstMilliseconds: SHORTEST_PERIOD_MILLISECONDS, longestMilliseconds: 30_000 }

export type Events = OutputOf<typeof getEvents>

/** Without a cursor, waits for new events. Null if the API has no events. */
export type ReadEvents = (cursor: string | undefined) => Promise<Events | null>

type Options = {
  read: ReadEvents
  /** True if a read with the same cursor may succeed later. */
  isPassing: (error: unknown) => boolean
  /** Called with each batch in order. The next batch is read once it resolves. */
  hand: (events: Events) => Promise<void> | void
  clock: Clock
  onFailure: (error: unknown) => void
}

export function createEventLoop({ read, isPassing, hand, clock, onFailure }: Options) {
  let endPause = () => {}

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

  return {
    /** Returns false if the API has no events. */
    async run(mayGoOn: () => boolean, begin?: string): Promise<boolean> {
      let cursor = begin
      let failures = 0
      let isSure = true
      while (mayGoOn()) {
        const began = clock.now()
        try {
          const answer = await read(cursor)
          if (!answer) return false
          await hand({ ...answer, isGap: answer.isGap || !isSure })
          const isIdle = cursor !== undefined && answer.events.length === 0
          failures = 0
          isSure = true
          cursor = answer.cursor
          if (isIdle && mayGoOn()) await pause(began + SHORTEST_PERIOD_MILLISECONDS - clock.now())
        } catch (error) {
          if (!mayGoOn()) break
          onFailure(error)
          if (cursor === undefined || !isPassing(error)) {
            // Events may be missed from here on.
            isSure = false
            cursor = undefined
          }
          failures += 1
          await pause(backoff(failures, PAUSES))
        }
      }
      return true
    },
    wake: () => endPause(),
  }
}
