import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveNumber } from './LiveNumber.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  // The beats of all flashes are those of the page: they end before the clock of the test does.
  vi.runAllTimers()
  vi.useRealTimers()
})

function show(value: string) {
  const view = render(<LiveNumber value={value}>{value}</LiveNumber>)
  const flash = () => view.container.querySelector<HTMLElement>('.flash')
  return { ...view, flash, move: (next: string) => view.rerender(<LiveNumber value={next}>{next}</LiveNumber>) }
}

test('LIST-13 a price flashes when it moves, never on the first paint', () => {
  const { flash, move } = show('176.42')
  expect(flash()).toBeNull()
  move('176.48')
  expect(flash()?.dataset['direction']).toBe('up')
})

test('LIST-13 the same price written otherwise is no move', () => {
  const { flash, move } = show('176.4')
  move('176.40')
  expect(flash()).toBeNull()
})

test('LIST-13 a flash is gone after 400 ms', () => {
  const { flash, move } = show('10')
  move('11')
  const step = () => flash()?.dataset['step']
  expect(step()).toBe('0')
  act(() => vi.advanceTimersByTime(200))
  expect(step()).toBe('2')
  act(() => vi.advanceTimersByTime(200))
  expect(step()).toBeUndefined()
})

test('LIST-13 there is at most one flash a second', () => {
  const { flash, move } = show('10')
  move('11')
  const isShown = () => flash()?.dataset['step'] !== undefined
  expect(isShown()).toBe(true)
  act(() => vi.advanceTimersByTime(900))
  move('9')
  expect(isShown()).toBe(false)
  act(() => vi.advanceTimersByTime(200))
  move('8')
  expect(isShown()).toBe(true)
  expect(flash()?.dataset['direction']).toBe('down')
})

test('LIST-13 two prices that flash go out at the same beats', () => {
  const [one, other] = [show('10'), show('20')]
  one.move('11')
  act(() => vi.advanceTimersByTime(100))
  other.move('21')
  act(() => vi.advanceTimersByTime(60))
  expect([one.flash()?.dataset['step'], other.flash()?.dataset['step']]).toEqual(['2', '1'])
  act(() => vi.advanceTimersByTime(80))
  expect([one.flash()?.dataset['step'], other.flash()?.dataset['step']]).toEqual(['3', '2'])
})

test('LIST-13 a moving number is not announced', () => {
  const { container } = show('10')
  expect(container.querySelector('[aria-live], [role=status]')).toBeNull()
})
