import type { Readable } from 'node:stream'
import { createBulkheads } from './bulkheads.ts'

type Limits = {
  /** What an answer may hold whatever the others do. */
  beginningBytes: number
  /** How many at once hold more than that; so many others wait, and what has not come stays with its sender. */
  atOnce: number
  waiting: number
}

const ONE_LANE = 'answers'

export type ReadAnswer = (body: Readable, signal: AbortSignal) => Promise<string>

/**
 * Reads answers as text, so that memory has a bound however many come at once. Throws Crowded, the reason of the signal
 * where the time is over, or the error of the body, which is destroyed then.
 */
export function createAnswerReader({ beginningBytes, ...lane }: Limits): ReadAnswer {
  const lanes = createBulkheads(lane)

  return async function readAnswer(body, signal) {
    const pieces: Buffer[] = []
    let size = 0
    let leave: (() => void) | null = null
    try {
      // A stream without an encoding brings bytes.
      for await (const piece of body as AsyncIterable<Buffer>) {
        pieces.push(piece)
        size += piece.length
        if (size > beginningBytes) leave ??= await lanes.enter(ONE_LANE, signal)
      }
      return Buffer.concat(pieces, size).toString()
    } finally {
      leave?.()
    }
  }
}
