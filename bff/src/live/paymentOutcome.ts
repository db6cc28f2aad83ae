import { POLLING } from '@palier/domain/kernel/timing'
import { type AsyncStream, asyncStream } from '@palier/service/flow/asyncStream'
import type { ChangeStream } from './changeStream.ts'
import type { Clock } from './priceTicks.ts'

type Options<Found> = {
  poll: () => Promise<Found | null>
  isHopeless: (error: unknown) => boolean
  changes: ChangeStream
  clock: Clock
}

type Outcome<Found> = { found: Found | null }

export type OutcomeStream<Found> = AsyncStream<Outcome<Found>>

/** Emits the value, or null after 15 seconds. Polls every 750 ms and on subscription changes. */
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
