import { describe, expect, test } from 'vitest'
import { createOwnMutations } from './ownMutations.ts'

function start() {
  const clock = { now: 0 }
  return { clock, own: createOwnMutations(() => clock.now) }
}

describe('the echo of own writes', () => {
  test('a change that nobody here has made is news', () => {
    expect(start().own.takeEcho()).toBe(false)
  })

  test('each write has one echo, which may come before its answer', () => {
    const { own } = start()
    const end = own.begin()
    expect(own.takeEcho()).toBe(true)
    end(true)
    expect(own.takeEcho()).toBe(false)
  })

  test('a write that was refused has none', () => {
    const { own } = start()
    own.begin()(false)
    expect(own.takeEcho()).toBe(false)
  })

  test('of two writes told as one, the second is not waited for longer than five seconds', () => {
    const { own, clock } = start()
    own.begin()(true)
    own.begin()(true)
    expect(own.takeEcho()).toBe(true)
    clock.now = 5001
    expect(own.takeEcho()).toBe(false)
  })

  test('after a gap nothing is waited for', () => {
    const { own } = start()
    own.begin()(true)
    own.forget()
    expect(own.takeEcho()).toBe(false)
  })
})
