import type { OutputOf } from '@palier/contract/kernel/call'
import type { getEvents } from '@palier/contract/notifications/noticeCalls'
import { backoff } from '@palier/service/flow/backoff'
import type { Clock } from './priceTicks.ts'

/** An api that answers sooner without anything to tell is asked again no faster than this. */
const SHORTEST_PERIOD_MILLISECONDS = 1000
const PAUSES = { firstMilliseconds: SHORTEST_PERIOD_MILLISECONDS, longestMilliseconds: 30_000 }

export type Events = OutputOf<typeof getEvents>

/** Waits for what happens after the cursor, from now on without one; null where the api tells nobody. */
export type ReadEvents = (cursor: string | undefined) => Promise<Events | null>

type Options = {
  read: ReadEvents
  /** Whether what failed may work with the same cursor later. */
  isPassing: (error: unknown) => boolean
  /** What was read, in its order; the next is read when it is done. */
  hand: (events: Events) => Promise<void> | void
  clock: Clock
  onFailure: (error: unknown) => void
}

/** Reads what happens to people's data, batch by batch, without losing the place. */
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
    /** Reads on from the cursor as long as it may. False where the api tells nobody. */
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
            // From here on nobody knows what happened since.
            isSure = false
            cursor = undefined
          }
          failures += 1
          await pause(backoff(failures, PAUSES))
        }
      }
      return true
    },
    /** A pause that is under way is over. */
    wake: () => endPause(),
  }
}
