import type { Readable } from 'node:stream'
import { createLimiter, type Release } from '@palier/service/flow/limiter'

type Limits = {
  /** Every response may buffer this many bytes. */
  beginningBytes: number
  /** Number of responses that may buffer more; the others wait under backpressure. */
  atOnce: number
  waiting: number
}

export type ReadAnswer = (body: Readable, signal: AbortSignal) => Promise<string>

/** Bounds memory. Throws `QueueFull`, the abort reason or the body's error; destroys the body. */
export function createAnswerReader({ beginningBytes, ...limits }: Limits): ReadAnswer {
  const limiter = createLimiter(limits)

  return async function readAnswer(body, signal) {
    const pieces: Buffer[] = []
    let size = 0
    let release: Release | null = null
    try {
      // Without an encoding the stream yields bytes.
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
