import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { THRESHOLD_KEYS, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { RelativeLevels } from './demoLists.ts'

const STEPS = [1, 2.5, 5]
const STEP_AT_MOST = 1 / 60

/**
 * Converts factors to prices that a user would choose, such as 31 or 122.50. Rounds away from the
 * price, so that each level stays on its side. Factors at least 0.02 apart give different prices.
 */
export function demoThresholds(price: Decimal, levels: RelativeLevels): Thresholds {
  const step = stepAt(price)
  const [t200, t400, t600, t800] = THRESHOLD_KEYS.map((_, at) => {
    const level = levels[at] ?? null
    if (level === null) return null
    const steps = price.times(decimal(level)).div(step)
    return steps.round(0, level < 1 ? 'down' : 'up').times(step)
  })
  return { t200: t200 ?? null, t400: t400 ?? null, t600: t600 ?? null, t800: t800 ?? null }
}

/** Largest of 1, 2.5 or 5 times a power of ten, at most a sixtieth of the price; at least a cent. */
function stepAt(price: Decimal): Decimal {
  const most = price.toNumber() * STEP_AT_MOST
  const power = 10 ** Math.floor(Math.log10(most))
  const step = STEPS.findLast((factor) => factor * power <= most) ?? 1
  return decimal(Math.max(0.01, step * power).toPrecision(2))
}
