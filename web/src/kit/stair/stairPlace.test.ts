import { expect, test } from 'vitest'
import { decimal } from '@palier/domain/kernel/decimal'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import { labelGrounds, labelPlaces, stairPlace } from './stairPlace.ts'
import { stairSteps } from './stairSteps.ts'

const BUY: Thresholds = { t200: decimal(44), t400: decimal('40.5'), t600: decimal('38.5'), t800: decimal(36) }
const SELL: Thresholds = { t200: decimal(30), t400: decimal(34), t600: decimal(36), t800: decimal(40) }

/** Of a plot of 400 px. */
function groundsOf(kind: 'buy' | 'sell', thresholds: Thresholds, price: number, span: { low: number; high: number }) {
  const place = stairPlace({ width: 848, isSmall: false }, { left: 52, right: 652, top: 0, bottom: 400 }, span)
  const steps = stairSteps(kind, thresholds, price, span)
  return labelGrounds(steps, place, labelPlaces(steps, place, price))
}

test('a name is written for the step that it stands on: its own where the plot holds it', () => {
  expect(groundsOf('buy', BUY, 37, { low: 30, high: 46 })).toEqual(['pale', 'pale', 'strong', null])
  expect(groundsOf('sell', SELL, 42, { low: 26, high: 44 })).toEqual([null, null, 'strong', 'strong'])
  expect(groundsOf('sell', SELL, 28, { low: 26, high: 44 })).toEqual(['strong', 'strong', null, null])
})

test('the names of prices above the plot stand on whatever step is lit there', () => {
  expect(groundsOf('buy', BUY, 30.5, { low: 30, high: 35 })).toEqual(['strong', 'strong', 'strong', 'strong'])
  expect(groundsOf('buy', BUY, 34.5, { low: 30, high: 35 })).toEqual(['strong', 'strong', 'several', null])
})
