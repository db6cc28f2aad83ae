import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Envelope } from '@palier/contract/envelope'
import type { FastifyReply } from 'fastify'

const LONG = 500
const ITEMS_A_PIECE = 100
// The entries of the lists of the data of an envelope.
export const DEEPEST = 4

/** The body of an answer. One with thousands of things is written in pieces, between which others have their turns. */
export function bodyOf(answer: Envelope, reply: FastifyReply): Envelope | Readable {
  if (!isLong(answer, DEEPEST)) return answer
  reply.type('application/json; charset=utf-8')
  return Readable.from(inTurns(jsonOf(answer, DEEPEST)))
}

/** Whether it holds an array of more than some hundreds of things, so many levels below itself or higher. */
export function isLong(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value) && value.length > LONG) return true
  return deepest > 0 && Object.values(value).some((part) => isLong(part, deepest - 1))
}

async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}

/** The same text as of JSON.stringify, in pieces. */
export function* jsonOf(value: unknown, deepest: number): Generator<string> {
  if (typeof value !== 'object' || value === null || !isLong(value, deepest)) {
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
  } else if (value.length > LONG) {
    for (let at = 0; at < value.length; at += ITEMS_A_PIECE) {
      const items = JSON.stringify(value.slice(at, at + ITEMS_A_PIECE)).slice(1, -1)
      yield `${at === 0 ? '[' : ','}${items}`
    }
    yield ']'
  } else {
    yield '['
    for (const [at, part] of value.entries()) {
      if (at > 0) yield ','
      yield* jsonOf(part, deepest - 1)
    }
    yield ']'
  }
}
