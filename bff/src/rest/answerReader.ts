import type { Readable } from 'node:stream'
import { createLimiter, type Release } from '@palier/service/flow/limiter'

type Limits = {
  /** What an answer may hold whatever the others do. */
  beginningBytes: number
  /** How many at once hold more than that; so many others wait, and what has not come stays with its sender. */
  atOnce: number
  waiting: number
}

export type ReadAnswer = (body: Readable, signal: AbortSignal) => Promise<string>

/**
 * Reads answers as text, so that memory has a bound however many come at once. Throws QueueFull, the reason of the signal
 * where the time is over, or the error of the body, which is destroyed then.
 */
export function createAnswerReader({ beginningBytes, ...limits }: Limits): ReadAnswer {
  const limiter = createLimiter(limits)

  return async function readAnswer(body, signal) {
    const pieces: Buffer[] = []
    let size = 0
    let release: Release | null = null
    try {
      // A stream without an encoding brings bytes.
      for await (const piece of body as AsyncIterable<Buffer>) {
        pieces.push(piece)
        size += piece.length
        if (size > beginningBytes) release ??= await limiter.acquire({ signal })
      }
      return Buffer.concat(pieces, size).toString()
    } finally {
      release?.()
    }
  }
}
