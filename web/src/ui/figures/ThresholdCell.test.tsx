import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ThresholdCell } from './ThresholdCell.tsx'

afterEach(cleanup)

test('the next price has its distance under it and a ledge as long as the way done [LIST-11]', () => {
  const { container } = render(
    <ThresholdCell
      kind="buy"
      thresholdKey="t600"
      state="next"
      text="125,00"
      distanceText="−4,6 %"
      ledge={0.4}
      screenReaderText="4,6 % plus bas"
    />,
  )
  expect(container.textContent).toBe('125,00−4,6 %4,6 % plus bas')
  expect(container.querySelector<HTMLElement>('.ledge')?.style.transform).toBe('scaleX(0.4)')
  expect(container.querySelector('.step')).toBeNull()
})

test('a stale row and a sell list draw no ledge [LIST-11]', () => {
  const { container } = render(<ThresholdCell kind="sell" thresholdKey="t400" state="next" text="92,00" ledge={null} />)
  expect(container.querySelector('.ledge')).toBeNull()
})

test('the steps of a sell list are not those of a buy list [LIST-12]', () => {
  const stepOf = (kind: 'buy' | 'sell') => {
    const { container } = render(<ThresholdCell kind={kind} thresholdKey="t200" state="crossed" text="90,00" />)
    return container.querySelector<HTMLElement>('.cell')?.dataset['step']
  }
  expect([stepOf('buy'), stepOf('sell')]).toEqual(['1', 'lowLimit'])
})

test('a step rises only when the price crosses before the reader [LIST-11]', () => {
  const cell = (state: 'next' | 'crossed') => <ThresholdCell kind="buy" thresholdKey="t200" state={state} text="9,00" />
  const first = render(cell('crossed'))
  expect(first.container.querySelector('.rising')).toBeNull()

  const second = render(cell('next'))
  second.rerender(cell('crossed'))
  expect(second.container.querySelector('.step.rising')).not.toBeNull()
})
