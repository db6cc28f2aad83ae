import { expect, test } from 'vitest'
import { createBulkheads, QueueFull } from './bulkheads.ts'

const { signal: never } = new AbortController()

test('so many of a name at once, the others in their order, and each name for itself', async () => {
  const lanes = createBulkheads({ atOnce: 1, waiting: 10 })
  const entered: string[] = []
  const enter = async (name: string) => {
    const leave = await lanes.enter(name.slice(0, 1), never)
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
  const lanes = createBulkheads({ atOnce: 1, waiting: 1 })
  const leave = await lanes.enter('a', never)
  const patience = new AbortController()
  const waiting = lanes.enter('a', patience.signal)
  await expect(lanes.enter('a', never)).rejects.toBeInstanceOf(QueueFull)
  patience.abort(new Error('too long'))
  await expect(waiting).rejects.toThrow('too long')
  const next = lanes.enter('a', never)
  leave()
  await next
})
