import type { Readable } from 'node:stream'
import { createLimiter, type Release } from '@palier/service/flow/limiter'

type Limits = {
  /** Bytes every answer may buffer. */
  beginningBytes: number
  /** Answers that may buffer more at once, and how many may wait; backpressure holds the others. */
  atOnce: number
  waiting: number
}

export type ReadAnswer = (body: Readable, signal: AbortSignal) => Promise<string>

/**
 * Reads answers as text with bounded memory. Throws QueueFull, the abort reason, or the error of the body, which is
 * then destroyed.
 */
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
