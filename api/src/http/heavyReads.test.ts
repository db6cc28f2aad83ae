import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import type { HeavyKind } from '../routes/kernel/route.ts'
import { createHeavyReads, type TakeTurn } from './heavyReads.ts'

const noEnd = new AbortController().signal

/** Starts a call that ends, and whose response is closed, on request. */
function startCall(
  reads: ReturnType<typeof createHeavyReads>,
  { userId, kind = 'computation', signal = noEnd }: { userId: string; kind?: HeavyKind; signal?: AbortSignal },
) {
  const raw = Object.assign(new EventEmitter(), { closed: false })
  const noTurn: TakeTurn = () => Promise.reject(new Error('The call has not begun.'))
  const call = { hasBegun: false, end: () => {}, close: () => raw.emit('close'), takeTurn: noTurn }
  const ended = new Promise<void>((resolve) => (call.end = resolve))
  const done = reads.run({ raw } as unknown as Pick<FastifyReply, 'raw'>, signal, async (admit, takeTurn) => {
    await admit(userId, kind)
    call.takeTurn = takeTurn
    call.hasBegun = true
    await ended
  })
  // Calls that a test leaves waiting are refused after it has ended.
  done.catch(() => {})
  return Object.assign(call, { done })
}

test('a user computes one thing at a time, and another user does not wait behind the rest [SEC-5]', async () => {
  const reads = createHeavyReads()
  const greedy = Array.from({ length: 10 }, () => startCall(reads, { userId: 'greedy' }))
  const modest = startCall(reads, { userId: 'modest' })
  await expect.poll(() => modest.hasBegun).toBe(true)
  expect(greedy.filter(({ hasBegun }) => hasBegun)).toHaveLength(1)
  greedy[0]?.end()
  await greedy[0]?.done
  await expect.poll(() => greedy[1]?.hasBegun).toBe(true)
})

test('an export occupies its place until its response is closed, and computations of the user go on [SEC-5]', async () => {
  const reads = createHeavyReads()
  const [first, second] = [0, 1].map(() => startCall(reads, { userId: 'one', kind: 'export' }))
  const computation = startCall(reads, { userId: 'one' })
  await expect.poll(() => computation.hasBegun).toBe(true)
  first?.end()
  await first?.done
  expect(second?.hasBegun).toBe(false)
  first?.close()
  await expect.poll(() => second?.hasBegun).toBe(true)
})

test('a call whose client has gone leaves the queue, and one too many is told when to come back [SEC-5]', async () => {
  const reads = createHeavyReads()
  const gone = new AbortController()
  const running = startCall(reads, { userId: 'one' })
  const waiting = Array.from({ length: 12 }, () => startCall(reads, { userId: 'one', signal: gone.signal }))
  await expect(startCall(reads, { userId: 'one' }).done).rejects.toMatchObject({
    code: 'operationsLimitReached',
    params: { retryAfterSeconds: 5 },
  })
  gone.abort(new Error('gone'))
  for (const { done } of waiting) await expect(done).rejects.toThrow('gone')
  running.end()
  await running.done
  const next = startCall(reads, { userId: 'one' })
  await expect.poll(() => next.hasBegun).toBe(true)
})

test('exports of all users are prepared two at a time, and a third begins when one is prepared [SEC-3]', async () => {
  const reads = createHeavyReads()
  const exports = ['a', 'b', 'c'].map((userId) => startCall(reads, { userId, kind: 'export' }))
  const [first, second, third] = exports
  await expect.poll(() => second?.hasBegun).toBe(true)
  expect(third?.hasBegun).toBe(false)
  // The response of the first is still open.
  first?.end()
  await expect.poll(() => third?.hasBegun).toBe(true)
})

test('streams read two pieces at a time in all, in turns, and an idle reader delays nobody [SEC-3]', async () => {
  const reads = createHeavyReads()
  const users = ['a', 'b', 'c', 'idle']
  const calls: ReturnType<typeof startCall>[] = []
  for (const userId of users) {
    const call = startCall(reads, { userId, kind: 'export' })
    await expect.poll(() => call.hasBegun).toBe(true)
    call.end()
    await call.done
    calls.push(call)
  }
  const order: string[] = []
  let [running, most] = [0, 0]
  async function stream(call: (typeof calls)[number], name: string): Promise<void> {
    for (let piece = 0; piece < 3; piece += 1) {
      await call.takeTurn(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(name)
        await nextTurn()
        running -= 1
      })
    }
  }
  await Promise.all(calls.slice(0, 3).map((call, at) => stream(call, users[at] ?? '')))
  expect(most).toBe(2)
  const rounds = [0, 3, 6].map((at) => [...new Set(order.slice(at, at + 3))].length)
  expect(rounds).toEqual([3, 3, 3])
})
