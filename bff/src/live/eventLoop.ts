import type { OutputOf } from '@palier/contract/kernel/call'
import type { getEvents } from '@palier/contract/notifications/noticeCalls'
import { backoff } from '@palier/service/flow/backoff'
import type { Clock } from './priceTicks.ts'

/** Minimum period between polls that return nothing. */
const SHORTEST_PERIOD_MILLISECONDS = 1000
const PAUSES = { firstMilliseconds: SHORTEST_PERIOD_MILLISECONDS, longestMilliseconds: 30_000 }

export type Events = OutputOf<typeof getEvents>

/** Waits for events after the cursor, or from now on without one; null when the API has no events. */
export type ReadEvents = (cursor: string | undefined) => Promise<Events | null>

type Options = {
  read: ReadEvents
  /** Whether a failed read may succeed later with the same cursor. */
  isPassing: (error: unknown) => boolean
  /** Called with each batch in order; the next is read once it resolves. */
  hand: (events: Events) => Promise<void> | void
  clock: Clock
  onFailure: (error: unknown) => void
}

/** Reads events batch by batch without losing its position. */
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
    /** Reads from the cursor while allowed. False when the API has no events. */
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
            // From here on events may be missed.
            isSure = false
            cursor = undefined
          }
          failures += 1
          await pause(backoff(failures, PAUSES))
        }
      }
      return true
    },
    /** Ends the current pause. */
    wake: () => endPause(),
  }
}
