import { expect, test } from 'vitest'
import { accountOf } from '../../testing/importAccount.ts'

const LISTINGS = ['DLR', 'RY', 'TD'].map((ticker) => {
  return { ticker, exchangeCode: 'XTSE', currency: 'CAD' as const, id: ticker, companyName: ticker }
})
const portfolio = {
  findListings: async (tickers: readonly string[]) => LISTINGS.filter(({ ticker }) => tickers.includes(ticker)),
}
const HEADER =
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type'
const rowOf = (action: string, symbol: string, figures: string) =>
  `2026-05-04 12:00:00 AM,2026-05-04 12:00:00 AM,${action},${symbol},TEXT,${figures},CAD,1,Other,Margin`

// Each with each would take hours.
test('legs of one day, transfers, payments and sales by the ten thousand are joined in seconds', async () => {
  const rows = Array.from({ length: 12_000 }, (_, row) => {
    const symbol = row % 2 === 0 ? 'RY.TO' : 'TD.TO'
    const [gone, moved] = [(row % 2 === 0 ? -1 : 1) * (1 + (row % 5)), (row % 3 === 0 ? -1 : 1) * (1 + (row % 7))]
    return [
      rowOf('MGR', symbol, `${gone},0,0,0,0`),
      rowOf('TFI', symbol, `${moved},0,0,0,0`),
      rowOf('CIL', 'DLR.TO', '0,0,1.25,0,1.25'),
      rowOf('Sell', 'TD.TO', '-1,5,5,0,5'),
    ]
  }).flat()
  const { outcomes } = await accountOf(new TextEncoder().encode([HEADER, ...rows].join('\n')), portfolio)
  expect(outcomes).toHaveLength(rows.length)
  expect(new Set(outcomes.map(({ reason }) => reason))).toEqual(
    new Set([
      ...['missing.oldStock', 'missing.newStock', 'missing.cost', 'noEffect'],
      ...['cashInLieu.withoutSplit', 'quantity.awaits'],
    ]),
  )
}, 60_000)
