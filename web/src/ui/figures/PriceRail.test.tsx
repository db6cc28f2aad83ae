import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PriceRail } from './PriceRail.tsx'

afterEach(cleanup)

// A range of 100 over 104 pixels: a unit is a pixel.
const thresholds = { t200: 180, t400: 160, t600: 140, t800: 120 }
const rail = (price: number) => (
  <PriceRail kind="buy" low={100} high={200} width={104} thresholds={thresholds} level={3} label="" price={price} />
)

test('the tick of a rail glides where its way can be seen, and is simply there where it cannot', () => {
  const { container, rerender } = render(rail(150))
  const glides = () => container.querySelector<HTMLElement>('.tick')?.dataset['glides'] !== undefined
  expect(glides()).toBe(false)
  rerender(rail(152))
  expect(glides()).toBe(false)
  rerender(rail(155))
  expect(glides()).toBe(true)
  rerender(rail(156))
  expect(glides()).toBe(false)
})
