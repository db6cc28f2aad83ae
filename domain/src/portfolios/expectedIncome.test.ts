import { describe, expect, test } from 'vitest'
import { decimal } from '../kernel/decimal.ts'
import { payoutRhythmOf, type SharePayment } from './expectedIncome.ts'

const TODAY = '2026-11-23'
const paid = (...rows: (readonly [date: string, perShare: string])[]): SharePayment[] =>
  rows.map(([date, perShare]) => ({ date, perShare: decimal(perShare) }))
const told = (payments: readonly SharePayment[]) => {
  const rhythm = payoutRhythmOf(payments, TODAY)
  return (
    rhythm && {
      ...{ timesAYear: rhythm.timesAYear, yearly: String(rhythm.yearly) },
      coming: rhythm.coming.map(({ date, perShare, isDeclared }) => [date, String(perShare), isDeclared]),
    }
  )
}

describe('what a stock is expected to pay', () => {
  test('quarterly payments go on at the last amount, the declared one as it is [D17]', () => {
    const quarterly = paid(
      ...([
        ['2026-02-24', '1.48'],
        ['2026-05-22', '1.48'],
        ['2026-08-24', '1.54'],
        ['2026-11-24', '1.54'],
      ] as const),
    )
    expect(told(quarterly)).toEqual({
      ...{ timesAYear: 4, yearly: '6.16' },
      coming: [
        ...[
          ['2026-11-24', '1.54', true],
          ['2027-02-24', '1.54', false],
        ],
        ...[
          ['2027-05-24', '1.54', false],
          ['2027-08-24', '1.54', false],
        ],
      ],
    })
  })

  test('a special distribution is no part of the rhythm', () => {
    const monthly = Array.from(
      { length: 10 },
      (_, month) => [`2026-${String(month + 1).padStart(2, '0')}-15`, '0.1'] as const,
    )
    const rhythm = told(paid(...monthly, ['2026-10-30', '1.35']))
    expect([rhythm?.timesAYear, rhythm?.yearly]).toEqual([12, '1.2'])
    expect(rhythm?.coming).toHaveLength(12)
    expect(rhythm?.coming[0]).toEqual(['2026-12-15', '0.1', false])
  })

  test('half-yearly and yearly payments, also from the last of a month', () => {
    expect(told(paid(['2025-08-31', '2'], ['2026-02-28', '2'], ['2026-08-31', '2']))).toMatchObject({
      timesAYear: 2,
      coming: [
        ['2027-02-28', '2', false],
        ['2027-08-31', '2', false],
      ],
    })
    expect(told(paid(['2024-12-30', '3'], ['2025-12-30', '3']))).toEqual({
      ...{ timesAYear: 1, yearly: '3' },
      coming: [['2026-12-30', '3', false]],
    })
  })

  test('one payment, or several on one day, tell no rhythm', () => {
    expect(told(paid(['2026-08-31', '2']))).toBeNull()
    expect(told(paid(['2026-08-31', '2'], ['2026-08-31', '2.1']))).toBeNull()
    expect(told([])).toBeNull()
  })
})
