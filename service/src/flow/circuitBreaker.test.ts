import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { type CircuitBreaker, type BreakerState, type CallVerdict, createCircuitBreaker } from './circuitBreaker.ts'

const LIMITS = { lastCalls: 20, failingShare: 0.5, openMilliseconds: 5000 }

let now: number
let turns: BreakerState[]
let breaker: CircuitBreaker

beforeEach(() => {
  now = 0
  turns = []
  breaker = createCircuitBreaker({ limits: LIMITS, clock: () => now, onChange: (state) => turns.push(state) })
})

function calls(verdict: CallVerdict, count: number): void {
  for (let call = 0; call < count; call += 1) breaker.admit()?.settle(verdict)
}

test('ten failures among the last twenty calls open it, nine do not', () => {
  calls('bad', 9)
  calls('good', 11)
  expect(breaker.state()).toBe('closed')
  calls('good', 9)
  calls('bad', 10)
  expect(breaker.state()).toBe('open')
})

test('fewer than twenty calls say nothing, however many failed, nor does what came to nothing', () => {
  calls('bad', 19)
  calls('nothing', 50)
  expect(breaker.state()).toBe('closed')
})

test('open, it refuses for five seconds and says for how long', () => {
  calls('bad', 20)
  expect(breaker.admit()).toBeNull()
  now = 1200
  expect(breaker.retryAfterSeconds()).toBe(4)
  now = 4999
  expect(breaker.admit()).toBeNull()
  expect(breaker.retryAfterSeconds()).toBe(1)
})

test('after that one call tries: its success closes it with a clean record', () => {
  calls('bad', 20)
  now = 5000
  const trial = breaker.admit()
  expect([trial === null, breaker.admit()]).toEqual([false, null])
  trial?.settle('good')
  calls('bad', 19)
  expect(breaker.state()).toBe('closed')
  expect(turns).toEqual(['open', 'halfOpen', 'closed'])
})

test('a trial that fails or hangs is followed by another five seconds after it began', () => {
  calls('bad', 20)
  now = 5000
  const hanging = breaker.admit()
  now = 10_000
  const second = breaker.admit()
  expect(second).not.toBeNull()
  // Nobody waits for this one any more.
  hanging?.settle('bad')
  expect(breaker.state()).toBe('halfOpen')
  second?.settle('bad')
  now = 14_999
  expect(breaker.admit()).toBeNull()
  now = 15_000
  breaker.admit()?.settle('good')
  expect(breaker.state()).toBe('closed')
})

test('a trial that tells nothing gives way to the next call', () => {
  calls('bad', 20)
  now = 5000
  breaker.admit()?.settle('nothing')
  expect(breaker.admit()).not.toBeNull()
})

test('what began before it opened neither closes it nor keeps it open', () => {
  const early = breaker.admit()
  calls('bad', 20)
  early?.settle('good')
  expect(breaker.state()).toBe('open')
})

test('half open, one call passes and the others are refused until it answers', () => {
  calls('bad', 20)
  now = 5000
  const admitted = [1, 2, 3].map(() => breaker.admit())
  expect(admitted.map((ticket) => ticket !== null)).toEqual([true, false, false])
  now = 7000
  expect(breaker.admit()).toBeNull()
  expect(breaker.retryAfterSeconds()).toBe(3)
  admitted[0]?.settle('good')
  expect([1, 2, 3].map(() => breaker.admit() !== null)).toEqual([true, true, true])
})

test('a bad call may say for how long it is spared, as the one that opens it and as the trial', () => {
  calls('bad', 19)
  breaker.admit()?.settle('bad', 60_000)
  now = 59_999
  expect(breaker.admit()).toBeNull()
  now = 60_000
  breaker.admit()?.settle('bad', 10_000)
  now = 69_999
  expect(breaker.admit()).toBeNull()
  now = 70_000
  expect(breaker.admit()).not.toBeNull()
})

test('closed from outside, it lets all through at once, with a clean record', () => {
  calls('bad', 20)
  breaker.close()
  expect(breaker.state()).toBe('closed')
  calls('bad', 19)
  expect(breaker.state()).toBe('closed')
  calls('bad', 1)
  expect(breaker.state()).toBe('open')
})

test('closed from outside during a trial, what the trial comes to changes nothing', () => {
  for (const verdict of ['good', 'bad', 'nothing'] as const) {
    breaker.close()
    calls('bad', 20)
    now += 5000
    const trial = breaker.admit()
    breaker.close()
    calls('bad', 19)
    trial?.settle(verdict)
    expect(breaker.state()).toBe('closed')
    calls('bad', 1)
    expect(breaker.state()).toBe('open')
  }
})

describe('with a probe', () => {
  let isWell: boolean
  let probes: number

  beforeEach(() => {
    vi.useFakeTimers()
    isWell = false
    probes = 0
    const probe = async () => {
      probes += 1
      return isWell
    }
    breaker = createCircuitBreaker({ limits: LIMITS, clock: () => now, onChange: (state) => turns.push(state), probe })
    return () => vi.useRealTimers()
  })

  it('closes by itself after the pause, without a call [SEC-19]', async () => {
    calls('bad', 20)
    await vi.advanceTimersByTimeAsync(5000)
    isWell = true
    await vi.advanceTimersByTimeAsync(4999)
    expect([breaker.state(), probes]).toEqual(['open', 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([turns, probes]).toEqual([['open', 'closed'], 2])
  })

  it('probes no more once a call has closed it [SEC-19]', async () => {
    calls('bad', 20)
    now = 5000
    breaker.admit()?.settle('good')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([breaker.state(), probes]).toEqual(['closed', 0])
  })
})
