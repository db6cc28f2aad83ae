import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortSlowUpload } from './abortSlowUpload.ts'

const LOOK = 10_000
const ENOUGH = 500_000

let [come, isAwaited] = [0, true]
const sender = { bytesRead: () => come, isAwaited: () => isAwaited }

beforeEach(() => {
  ;[come, isAwaited] = [0, true]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => void vi.useRealTimers())

/** Brings so many bytes in the time between two looks. */
function bring(bytes: number): void {
  come += bytes
  vi.advanceTimersByTime(LOOK)
}

test('fifty kilobytes a second are enough, and less is where nobody waits', async () => {
  let finish = (_text: string) => {}
  const end = new Promise<string>((resolve) => (finish = resolve))
  const answer = abortSlowUpload(sender, () => end)
  bring(ENOUGH)
  isAwaited = false
  bring(1)
  isAwaited = true
  bring(ENOUGH)
  finish('all of it')
  expect(await answer).toBe('all of it')
  expect(vi.getTimerCount()).toBe(0)
})

test('who sends more slowly is told when to come back, and the work is told to leave off', async () => {
  let isTold = false
  const answer = abortSlowUpload(sender, (signal) => {
    signal.addEventListener('abort', () => (isTold = true))
    return new Promise(() => {})
  })
  bring(ENOUGH)
  expect(isTold).toBe(false)
  bring(ENOUGH - 1)
  await expect(answer).rejects.toMatchObject({
    code: 'ServiceUnavailable',
    params: { part: 'imports', retryAfterSeconds: 30 },
  })
  expect([isTold, vi.getTimerCount()]).toEqual([true, 0])
})

test('a work that fails fails as it does', async () => {
  const answer = abortSlowUpload(sender, () => Promise.reject(new Error('no table')))
  await expect(answer).rejects.toThrow('no table')
  expect(vi.getTimerCount()).toBe(0)
})
