import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SourceError } from './callSource.ts'
import { createSourceTimeout } from './sourceBreaker.ts'

test('what comes in time is answered, and so is a failure', async () => {
  const timed = createSourceTimeout({ source: 'S' })
  expect(await timed(async () => 7)).toBe(7)
  await expect(timed(() => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError)
})

test('a source that is too slow is left, and for half a minute nobody waits for it', async () => {
  let now = 0
  let asked = 0
  const timed = createSourceTimeout({ source: 'S', longestWaitMilliseconds: 20, clock: () => now })
  const hang = () => {
    asked += 1
    return new Promise<never>(() => {})
  }
  await expect(timed(hang)).rejects.toMatchObject({ kind: 'unreachable' })
  now = 29_000
  await expect(timed(hang)).rejects.toBeInstanceOf(SourceError)
  expect(asked).toBe(1)
  now = 31_000
  await expect(timed(hang)).rejects.toBeInstanceOf(SourceError)
  expect(asked).toBe(2)
})

test('what comes after all ends the rest', async () => {
  const timed = createSourceTimeout({ source: 'S', longestWaitMilliseconds: 5, clock: () => 0 })
  const slow = delay(40)
  await expect(timed(() => slow)).rejects.toBeInstanceOf(SourceError)
  await slow
  expect(await timed(async () => 1)).toBe(1)
})
