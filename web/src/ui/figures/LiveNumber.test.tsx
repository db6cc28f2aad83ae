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

test('a price flashes when it moves, never on the first paint [LIST-13]', () => {
  const { flash, move } = show('176.42')
  expect(flash()).toBeUndefined()
  move('176.48')
  expect(flash()).toBe('up 0')
})

test('the same price written otherwise is no move [LIST-13]', () => {
  const { flash, move } = show('176.4')
  move('176.40')
  expect(flash()).toBeUndefined()
})

test('a flash is gone after 400 ms [LIST-13]', () => {
  const { flash, move } = show('10')
  move('11')
  expect(flash()).toBe('up 0')
  act(() => vi.advanceTimersByTime(200))
  expect(flash()).toBe('up 2')
  act(() => vi.advanceTimersByTime(200))
  expect(flash()).toBeUndefined()
})

test('there is at most one flash a second [LIST-13]', () => {
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

test('a price that moves carries the flash of another along [LIST-13]', () => {
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

test('a cell flashes whole [LIST-13]', () => {
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

test('a moving number is not announced [LIST-13]', () => {
  const { container } = show('10')
  expect(container.querySelector('[aria-live], [role=status]')).toBeNull()
})
