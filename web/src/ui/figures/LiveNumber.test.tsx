import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveNumber } from './LiveNumber.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  // The steps of all flashes are those of the page: they end before the clock of the test does.
  vi.runAllTimers()
  vi.useRealTimers()
})

function show(value: string) {
  const view = render(<LiveNumber value={value}>{value}</LiveNumber>)
  const flash = () => view.container.querySelector<HTMLElement>('[data-flash]')?.dataset['flash']
  return { ...view, flash, move: (next: string) => view.rerender(<LiveNumber value={next}>{next}</LiveNumber>) }
}

test('LIST-13 a price flashes when it moves, never on the first paint', () => {
  const { flash, move } = show('176.42')
  expect(flash()).toBeUndefined()
  move('176.48')
  expect(flash()).toBe('up 0')
})

test('LIST-13 the same price written otherwise is no move', () => {
  const { flash, move } = show('176.4')
  move('176.40')
  expect(flash()).toBeUndefined()
})

test('LIST-13 a flash is gone after 400 ms', () => {
  const { flash, move } = show('10')
  move('11')
  expect(flash()).toBe('up 0')
  act(() => vi.advanceTimersByTime(200))
  expect(flash()).toBe('up 2')
  act(() => vi.advanceTimersByTime(200))
  expect(flash()).toBeUndefined()
})

test('LIST-13 there is at most one flash a second', () => {
  const { flash, move } = show('10')
  move('11')
  expect(flash()).toBe('up 0')
  act(() => vi.advanceTimersByTime(900))
  move('9')
  expect(flash()).toBeUndefined()
  act(() => vi.advanceTimersByTime(200))
  move('8')
  expect(flash()).toBe('down 0')
})

test('LIST-13 a price that moves carries the flash of another along', () => {
  const [one, other] = [show('10'), show('20')]
  one.move('11')
  act(() => vi.advanceTimersByTime(70))
  other.move('21')
  expect([one.flash(), other.flash()]).toEqual(['up 0', 'up 0'])
  act(() => vi.advanceTimersByTime(80))
  expect([one.flash(), other.flash()]).toEqual(['up 1', 'up 1'])
  act(() => vi.advanceTimersByTime(400))
  expect([one.flash(), other.flash()]).toEqual([undefined, undefined])
})

test('LIST-13 a cell flashes whole', () => {
  const cell = (value: string) => (
    <table>
      <tbody>
        <tr>
          <td>
            <LiveNumber value={value} over="cell">
              {value}
            </LiveNumber>
          </td>
        </tr>
      </tbody>
    </table>
  )
  const { container, rerender } = render(cell('10'))
  rerender(cell('9'))
  expect(container.querySelector('td')?.dataset['flash']).toBe('down 0')
})

test('LIST-13 a moving number is not announced', () => {
  const { container } = show('10')
  expect(container.querySelector('[aria-live], [role=status]')).toBeNull()
})
