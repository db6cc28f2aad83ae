import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { Paged } from '../kernel/paged.ts'
import { keepHeapSmall } from '../kernel/withSmallHeap.ts'
import type { TakeTurn } from './heavyReads.ts'

const LONG = 500
const ITEMS_A_PIECE = 100
// Depth of the lots in an envelope: data, portfolios, stocks, lots.
export const DEEPEST = 6

const readAtOnce: TakeTurn = (read) => read()

/**
 * Body of a response. Large ones are streamed, yielding to the event loop between chunks. Paged
 * content is read only as fast as the client reads, and no further after a disconnect. Each chunk
 * is read in a turn, which ends before the client takes the chunk.
 */
export function bodyOf(answer: unknown, reply: FastifyReply, takeTurn: TakeTurn = readAtOnce): unknown {
  if (!isLong(answer, DEEPEST)) return answer
  reply.type('application/json; charset=utf-8')
  return Readable.from(yieldingBetween(jsonOf(answer, DEEPEST), takeTurn))
}

/** True if the value contains a long or paged array within `deepest` levels. */
export function isLong(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (value instanceof Paged || (Array.isArray(value) && value.length > LONG)) return true
  return deepest > 0 && Object.values(value).some((part) => isLong(part, deepest - 1))
}

async function* yieldingBetween(pieces: AsyncGenerator<string>, takeTurn: TakeTurn): AsyncGenerator<string> {
  const end = keepHeapSmall()
  try {
    for (;;) {
      const { done, value } = await takeTurn(() => pieces.next())
      if (done) return
      yield value
      await nextTurn()
    }
  } finally {
    await pieces.return(undefined)
    end()
  }
}

export async function* jsonOf(value: unknown, deepest: number): AsyncGenerator<string> {
  if (value instanceof Paged) {
    yield* listOf(value.pages())
  } else if (typeof value !== 'object' || value === null || !isLong(value, deepest)) {
    yield JSON.stringify(value)
  } else if (!Array.isArray(value)) {
    yield '{'
    let separator = ''
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue
      yield `${separator}${JSON.stringify(key)}:`
      yield* jsonOf(part, deepest - 1)
      separator = ','
    }
    yield '}'
  } else if (value.some((part) => isLong(part, deepest - 1))) {
    yield '['
    for (const [at, part] of value.entries()) {
      if (at > 0) yield ','
      yield* jsonOf(part, deepest - 1)
    }
    yield ']'
  } else {
    yield* listOf([value])
  }
}

async function* listOf(
  pages: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield '['
  let separator = ''
  for await (const page of pages) {
    for (let at = 0; at < page.length; at += ITEMS_A_PIECE) {
      yield separator + JSON.stringify(page.slice(at, at + ITEMS_A_PIECE)).slice(1, -1)
      separator = ','
    }
  }
  yield ']'
}
