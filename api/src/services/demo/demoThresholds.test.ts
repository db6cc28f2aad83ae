import { decimal } from '@palier/domain/kernel/decimal'
import { faultsOf } from '@palier/domain/watchlists/thresholds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_LISTS } from './demoLists.ts'
import { demoThresholds } from './demoThresholds.ts'

test('levels are prices that a person would choose, on the same side of the price as their share', () => {
  const { t200, t400, t600, t800 } = demoThresholds(decimal('30.84'), [1.232, 1.135, 1.07, 1.005])
  expect([t200, t400, t600, t800].map(String)).toEqual(['38', '35.5', '33', '31'])
  expect(String(demoThresholds(decimal('902.75'), [1.003, null, 0.953, null]).t600)).toBe('860')
  expect(demoThresholds(decimal('902.75'), [1.003, null, 0.953, null]).t400).toBeNull()
})

test('at whatever price, the levels of the demonstration are ones that may be saved [EDIT-17] [EDIT-18]', () => {
  const prices = fc.integer({ min: 100, max: 1_000_000 }).map((cents) => decimal(cents).div(100))
  fc.assert(
    fc.property(prices, (price) => {
      for (const { kind, entries } of DEMO_LISTS) {
        for (const { levels } of entries.filter((entry) => entry.levels.some((level) => level !== null))) {
          const thresholds = demoThresholds(price, levels)
          expect(faultsOf(kind, thresholds)).toEqual([])
          const set = [thresholds.t200, thresholds.t400, thresholds.t600, thresholds.t800]
          set.forEach((threshold, at) => {
            if (threshold) expect(threshold.gte(price)).toBe((levels[at] ?? 0) >= 1)
          })
        }
      }
    }),
    { numRuns: 200 },
  )
})
