import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useRowsInSight } from './rowsInSight.ts'

afterEach(() => scrollTo(0))

function scrollTo(place: number) {
  act(() => {
    window.scrollTo({ top: place })
    window.dispatchEvent(new Event('scroll'))
  })
}

test('of five thousand rows those near the window stand in the document, and others once it moves [LIST-18]', () => {
  const shown = Math.ceil(window.innerHeight / 50) + 6
  const { result } = renderHook(() => useRowsInSight({ top: 200, height: 50, count: 5000, around: 12 }))
  // Above the rows stands the head of the page.
  expect(result.current).toEqual({ from: 0, to: shown - 6 + 12 })

  scrollTo(200 + 600 * 50)
  expect(result.current).toEqual({ from: 600 - 12, to: 600 + shown + 12 })

  // A few rows further nothing is drawn anew.
  const before = result.current
  scrollTo(200 + 605 * 50)
  expect(result.current).toEqual(before)

  scrollTo(10_000_000)
  expect(result.current).toEqual({ from: 5000 - shown - 12, to: 5000 })
})

test('rows whose place is not known yet are those of the beginning [LIST-18]', () => {
  const { result } = renderHook(() => useRowsInSight({ top: null, height: 50, count: 5000, around: 12 }))
  expect(result.current).toEqual({ from: 0, to: Math.ceil(window.innerHeight / 50) + 12 })
})

test('a list that became shorter shows its end [LIST-18]', () => {
  const { result, rerender } = renderHook(({ count }) => useRowsInSight({ top: 0, height: 50, count, around: 2 }), {
    initialProps: { count: 5000 },
  })
  scrollTo(4000 * 50)
  rerender({ count: 3 })
  expect(result.current).toEqual({ from: 0, to: 3 })
})
