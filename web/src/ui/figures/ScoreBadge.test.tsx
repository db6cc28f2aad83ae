import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ScoreBadge } from './ScoreBadge.tsx'

afterEach(cleanup)

const steps = (badge: HTMLElement) => [...badge.querySelectorAll('path')].slice(1).map((path) => path.getAttribute('d'))

test.each([
  [2000, '!', '1'],
  [-812.4, '812', '22'],
  [-1, '…', '11'],
  [-9999, '…', '11'],
  [96, '96', '5'],
  [-1008, '1008', '21'],
])('the score %d is shown as %s with the colours of level %s [SCORE-14] [SCORE-21]', (score, text, level) => {
  render(<ScoreBadge score={score} label="Score" />)
  const badge = screen.getByRole('img', { name: 'Score' })
  expect(badge.textContent).toBe(text)
  expect(badge.dataset['level']).toBe(level)
})

test('a step reached while shown is drawn apart, so that it can fade in [SCORE-21]', () => {
  const { rerender } = render(<ScoreBadge score={604} label="Score" />)
  const badge = screen.getByRole('img')
  expect(steps(badge)).toEqual(['M0 10V8H3V6H6V4H9V10Z'])
  rerender(<ScoreBadge score={812} label="Score" />)
  expect(steps(badge)).toEqual(['M0 10V8H3V6H6V4H9V10Z', 'M0 10V8H3V6H6V4H9V2H12V10Z'])
  rerender(<ScoreBadge score={318} label="Score" />)
  expect(steps(badge)).toEqual(['M0 10V8H3V6H6V10Z'])
})

test('a falling holding has a falling stair [SCORE-11]', () => {
  render(<ScoreBadge score={-852} label="Score" />)
  expect(steps(screen.getByRole('img'))).toEqual(['M0 10V0H3V2H6V4H9V6H12V10Z'])
})
