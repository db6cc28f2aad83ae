import { expect, test } from 'vitest'
import { createKeyedLimiter, createLimiter, QueueFull } from './limiter.ts'

test('so many of a name at once, the others in their order, and each name for itself', async () => {
  const bulkheads = createKeyedLimiter({ atOnce: 1, waiting: 10 })
  const entered: string[] = []
  const enter = async (name: string) => {
    const leave = await bulkheads.acquire(name.slice(0, 1))
    entered.push(name)
    return leave
  }
  const [first] = await Promise.all([enter('a1'), enter('b1')])
  const second = enter('a2')
  const third = enter('a3')
  expect(entered).toEqual(['a1', 'b1'])
  first()
  first()
  const leaveSecond = await second
  expect(entered).toEqual(['a1', 'b1', 'a2'])
  leaveSecond()
  await third
  expect(entered).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('who waits too long leaves the line, and a line has an end', async () => {
  const bulkheads = createKeyedLimiter({ atOnce: 1, waiting: 1 })
  const leave = await bulkheads.acquire('a')
  const patience = new AbortController()
  const waiting = bulkheads.acquire('a', { signal: patience.signal })
  await expect(bulkheads.acquire('a')).rejects.toBeInstanceOf(QueueFull)
  patience.abort(new Error('too long'))
  await expect(waiting).rejects.toThrow('too long')
  const next = bulkheads.acquire('a')
  leave()
  await next
})

test('a second release does not let two of a later limiter of the same key in', async () => {
  const bulkheads = createKeyedLimiter({ atOnce: 1, waiting: 1 })
  const leave = await bulkheads.acquire('a')
  leave()
  const leaveLater = await bulkheads.acquire('a')
  leave()
  let isInside = false
  const waiting = bulkheads.acquire('a').then(() => (isInside = true))
  await new Promise((done) => setImmediate(done))
  expect(isInside).toBe(false)
  leaveLater()
  await waiting
})

test('a key leaves nothing behind, whether its only work ended or was aborted before it began', async () => {
  let created = 0
  const limits = {
    get atOnce() {
      created += 1
      return 1
    },
    waiting: 1,
  }
  const bulkheads = createKeyedLimiter(limits)
  const abort = () => expect(bulkheads.acquire('a', { signal: AbortSignal.abort() })).rejects.toThrow()
  await abort()
  await abort()
  await bulkheads.run('a', async () => {})
  expect(created).toBe(3)
  // One that is in use stays, whoever gives up beside it.
  const leave = await bulkheads.acquire('a')
  await abort()
  const waiting = bulkheads.acquire('a')
  await expect(bulkheads.acquire('a')).rejects.toBeInstanceOf(QueueFull)
  leave()
  const leaveWaiting = await waiting
  expect(created).toBe(4)
  leaveWaiting()
})

test('a place that is given back goes to who waits, and nobody slips in between', async () => {
  const limiter = createLimiter({ atOnce: 1, waiting: 1 })
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  const [first, second] = [limiter.run(work), limiter.run(work)]
  await expect(limiter.run(work)).rejects.toBeInstanceOf(QueueFull)
  await expect.poll(() => ends.length).toBe(1)
  ends.shift()?.()
  await first
  const third = limiter.run(work)
  await expect.poll(() => [ends.length, limiter.waiting()]).toEqual([1, 1])
  ends.shift()?.()
  await second
  await expect.poll(() => ends.length).toBe(1)
  let isIdle = false
  const idle = limiter.idle().then(() => (isIdle = true))
  expect(isIdle).toBe(false)
  ends.shift()?.()
  await Promise.all([third, idle])
})

test('deferred work waits until nothing else waits [SEC-4]', async () => {
  const limiter = createLimiter({ atOnce: 1, waiting: 10 })
  const begun: string[] = []
  const release = await limiter.acquire()
  const enter = (name: string, isDeferred: boolean) =>
    limiter.run(async () => void begun.push(name), { owner: name, isDeferred })
  const works = [enter('spender', true), enter('first', false), enter('second', false)]
  release()
  await Promise.all(works)
  expect(begun).toEqual(['first', 'second', 'spender'])
})
