import { decimal } from '@palier/domain/kernel/decimal'
import { expect, it } from 'vitest'
import { sampleMarket } from '../../providers/marketData/testing/sampleMarket.ts'
import { cashDividends } from './cashDividends.ts'

it('gains that a fund reinvested are not counted as paid in cash [SVC-12]', async () => {
  const paid = { exDate: '2026-06-01', amount: decimal('0.25'), currency: 'CAD', paymentDate: null }
  const gain = { ...paid, exDate: '2026-12-29', isReinvestedGain: true }
  const marketData = Object.assign(sampleMarket(), { dividends: async () => [paid, gain] })
  const now = new Date('2026-12-31T15:00:00Z')
  expect(await cashDividends(marketData, 'XIU:XTSE', '2026-01-01', '2026-12-31', now)).toEqual([paid])
})
