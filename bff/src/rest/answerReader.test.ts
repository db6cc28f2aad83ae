import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { createAnswerReader } from './answerReader.ts'
import { QueueFull } from '@palier/service/flow/limiter'

const PIECE = Buffer.alloc(1000, 'é')
const LIMITS = { beginningBytes: 2500, atOnce: 2, waiting: 100 }

const never = () => new AbortController().signal

/** A body of so many pieces, each of which comes when it is asked for. */
function bodyOf(pieces: number, onPiece: () => void = () => {}): Readable {
  let left = pieces
  return new Readable({
    highWaterMark: 1,
    read() {
      onPiece()
      left -= 1
      this.push(left < 0 ? null : PIECE)
    },
  })
}

/** A body that keeps its place and brings no more. */
function beginBody(): Readable {
  const body = new Readable({ read() {} })
  for (let count = 0; count < 3; count += 1) body.push(PIECE)
  return body
}

test('of forty long answers at once two are read beyond their beginning', async () => {
  const readAnswer = createAnswerReader(LIMITS)
  let held = 0
  let most = 0
  const texts = await Promise.all(
    Array.from({ length: 40 }, async () => {
      let own = 0
      const onPiece = () => {
        own += PIECE.length
        held += PIECE.length
        most = Math.max(most, held)
      }
      const text = await readAnswer(bodyOf(100, onPiece), never())
      held -= own
      return text
    }),
  )
  expect(texts).toEqual(Array.from({ length: 40 }, () => PIECE.toString().repeat(100)))
  // A stream asks for a piece before it is wanted.
  const beginning = LIMITS.beginningBytes + 2 * PIECE.length
  expect(most).toBeLessThan(40 * beginning + LIMITS.atOnce * 102 * PIECE.length)
})

test('short answers wait for nobody', async () => {
  const readAnswer = createAnswerReader({ ...LIMITS, atOnce: 1 })
  const endless = beginBody()
  const patience = new AbortController()
  const reading = readAnswer(endless, patience.signal)
  await vi.waitFor(() => expect(endless.readableLength).toBe(0), { timeout: 15_000 })
  const waiting = readAnswer(bodyOf(10), patience.signal)
  expect(await readAnswer(bodyOf(2), never())).toBe(PIECE.toString().repeat(2))

  patience.abort(new Error('too long'))
  await expect(waiting).rejects.toThrow('too long')
  endless.destroy(new Error('cut off'))
  await expect(reading).rejects.toThrow('cut off')
})

test('an answer that fails gives its place back, and one that finds none is closed', async () => {
  const readAnswer = createAnswerReader({ ...LIMITS, atOnce: 1, waiting: 0 })
  const failing = beginBody()
  const reading = readAnswer(failing, never())
  await vi.waitFor(() => expect(failing.readableLength).toBe(0), { timeout: 15_000 })

  const crowded = bodyOf(10)
  await expect(readAnswer(crowded, never())).rejects.toBeInstanceOf(QueueFull)
  expect(crowded.destroyed).toBe(true)

  failing.destroy(new Error('cut off'))
  await expect(reading).rejects.toThrow('cut off')
  expect(await readAnswer(bodyOf(10), never())).toHaveLength(PIECE.toString().length * 10)
})
