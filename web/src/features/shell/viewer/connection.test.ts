import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionOf } from './connection.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function follow() {
  const connection = connectionOf(createMockEnvironment())
  const read = vi.fn()
  const turn = vi.fn()
  connection.onBack(read)
  connection.onTurn(turn)
  return { connection, read, turn }
}

test('a loss is told after five seconds, with the moment of the last word, until the connection is back', () => {
  const { connection, turn } = follow()
  const lastMessageAt = new Date()
  connection.lost(lastMessageAt)
  vi.advanceTimersByTime(4000)
  connection.lost(new Date())
  expect(connection.interruptedSince()).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(connection.interruptedSince()).toBe(lastMessageAt)
  connection.back()
  expect(connection.interruptedSince()).toBeNull()
  expect(turn).toHaveBeenCalledTimes(2)
})

test('a short loss is not told, and neither is one that concerns nobody', () => {
  const { connection, turn } = follow()
  connection.lost(new Date())
  connection.back()
  connection.lost(new Date())
  connection.unwanted()
  vi.advanceTimersByTime(60_000)
  expect(turn).not.toHaveBeenCalled()
})

test('after each loss everything is read anew, every ten seconds at most and never too little', () => {
  const { connection, read } = follow()
  connection.back()
  expect(read).toHaveBeenCalledTimes(1)
  for (let losses = 0; losses < 5; losses += 1) connection.back()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(read).toHaveBeenCalledTimes(2)
})
