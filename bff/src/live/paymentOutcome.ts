import { POLLING } from '@palier/domain/kernel/timing'
import { type AsyncStream, asyncStream } from '@palier/service/flow/asyncStream'
import type { ChangeStream } from './changeStream.ts'
import type { Clock } from './priceTicks.ts'

type Options<Found> = {
  /** Reads the awaited value; null while it is missing. */
  poll: () => Promise<Found | null>
  /** Whether an error cannot be fixed by polling again. */
  isHopeless: (error: unknown) => boolean
  /** Changes to the person's data. */
  changes: ChangeStream
  clock: Clock
}

type Outcome<Found> = { found: Found | null }

export type OutcomeStream<Found> = AsyncStream<Outcome<Found>>

/**
 * Emits one event: the value found, or null after 15 seconds. Polls at once, then every 750 ms and whenever the
 * subscription changes; a failed poll counts as not found. Ends as soon as its `return` is called.
 */
export function waitForOutcome<Found>({ poll, isHopeless, changes, clock }: Options<Found>): OutcomeStream<Found> {
  let hasBegun = false
  let hasEnded = false
  let hasNews = false
  let endPause = () => {}
  let leave = () => {}
  const left = new Promise<null>((done) => (leave = () => done(null)))

  async function pollUntilFound(): Promise<Outcome<Found>> {
    while (!hasEnded) {
      hasNews = false
      try {
        const found = await poll()
        if (found !== null) return { found }
      } catch (error) {
        if (isHopeless(error)) throw error
      }
      if (!hasNews && !hasEnded) await pause()
    }
    return { found: null }
  }

  function pause(): Promise<void> {
    return new Promise((done) => {
      const cancel = clock.schedule(done, POLLING.intervalMilliseconds)
      endPause = () => {
        cancel()
        done()
      }
    })
  }

  async function listen(): Promise<void> {
    for await (const { hasSubscriptionChanged, isGap } of changes) {
      if (!hasSubscriptionChanged && !isGap) continue
      hasNews = true
      endPause()
    }
  }

  function end(): void {
    hasEnded = true
    endPause()
    leave()
    void changes.return()
  }

  async function firstOf(): Promise<Outcome<Found> | null> {
    let cancel = () => {}
    const late = new Promise<Outcome<Found>>((done) => {
      cancel = clock.schedule(() => done({ found: null }), POLLING.timeoutMilliseconds)
    })
    try {
      void listen()
      return await Promise.race([pollUntilFound(), late, left])
    } finally {
      cancel()
      end()
    }
  }

  return asyncStream({
    async next() {
      if (hasBegun || hasEnded) return undefined
      hasBegun = true
      return (await firstOf()) ?? undefined
    },
    end,
  })
}
