import { expect, test } from 'vitest'
import { untilAborted, withTimeout } from './timeout.ts'

test('work that fails after it was given up disturbs nobody, also where it was given up before it began', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  const reason = new Error('the time is over')
  for (const isOver of [true, false]) {
    const end = new AbortController()
    if (isOver) end.abort(reason)
    let fail = (_: Error) => {}
    const outcome = untilAborted(new Promise((_, reject) => (fail = reject)), end.signal)
    if (!isOver) end.abort(reason)
    await expect(outcome).rejects.toBe(reason)
    fail(new Error('too late'))
    // Node tells of an unheard rejection once the microtasks are done.
    await new Promise((done) => setImmediate(done))
  }
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})

test('what comes in time is answered, what does not is left, and a failure stays one', async () => {
  expect(await withTimeout(10_000, Promise.resolve(7))).toBe(7)
  expect(await withTimeout(1, new Promise(() => {}))).toBeUndefined()
  await expect(withTimeout(10_000, Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError)
})
