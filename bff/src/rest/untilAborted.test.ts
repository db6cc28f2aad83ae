import { expect, test } from 'vitest'
import { untilAborted } from './untilAborted.ts'

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
