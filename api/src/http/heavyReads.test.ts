import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import type { HeavyKind } from '../routes/kernel/route.ts'
import { createHeavyReads } from './heavyReads.ts'

const noEnd = new AbortController().signal

/** A call that ends, and whose response is closed, when the test says so. */
function startCall(
  reads: ReturnType<typeof createHeavyReads>,
  { userId, kind = 'computation', signal = noEnd }: { userId: string; kind?: HeavyKind; signal?: AbortSignal },
) {
  const raw = Object.assign(new EventEmitter(), { closed: false })
  const call = { hasBegun: false, end: () => {}, close: () => raw.emit('close') }
  const ended = new Promise<void>((resolve) => (call.end = resolve))
  const done = reads.run({ raw } as unknown as Pick<FastifyReply, 'raw'>, signal, async (admit) => {
    await admit(userId, kind)
    call.hasBegun = true
    await ended
  })
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
