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
