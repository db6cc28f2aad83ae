import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveNumber } from './LiveNumber.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
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

test('LIST-13 there is at most one flash a second', () => {
  const { flash, move } = show('10')
  move('11')
  const turn = () => flash()?.dataset['turn']
  const first = turn()
  act(() => vi.advanceTimersByTime(900))
  move('9')
  expect(turn()).toBe(first)
  act(() => vi.advanceTimersByTime(200))
  move('8')
  expect(turn()).not.toBe(first)
  expect(flash()?.dataset['direction']).toBe('down')
})

test('LIST-13 a moving number is not announced', () => {
  const { container } = show('10')
  expect(container.querySelector('[aria-live], [role=status]')).toBeNull()
})
