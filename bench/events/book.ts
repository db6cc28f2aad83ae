// A book of some years in four accounts, as files in our own format: trades of 50 stocks and, for three of ten rows, what
// else happens in an account. The same for the same day and number of rows.
import type { WireCurrency } from '@palier/contract/kernel/scalars'

export type BookStock = { stockId: string; symbol: string; exchange: string; currency: WireCurrency }

/** An account, and the file of its rows. */
export type BookAccount = {
  name: string
  accountKind: 'nonRegistered' | 'tfsa' | 'rrsp'
  owner: 'self' | 'spouse'
  /** Whether its cash follows the rows. */
  isCashFollowed: boolean
  rows: number
  csv: string
}

const ACCOUNTS = [
  { name: 'Courant', accountKind: 'nonRegistered', owner: 'self', isCashFollowed: true, share: 0.55 },
  { name: 'CELI', accountKind: 'tfsa', owner: 'self', isCashFollowed: true, share: 0.2 },
  { name: 'REER', accountKind: 'rrsp', owner: 'self', isCashFollowed: false, share: 0.15 },
  { name: 'Conjoint', accountKind: 'nonRegistered', owner: 'spouse', isCashFollowed: false, share: 0.1 },
] as const

const DAY = 86_400_000
export const YEARS = 8
/** Of the rows of the first account, those of its first stock: it has 10,000 lots in a book of 100,000 rows. */
const HEAVY_SHARE = 14_000 / 55_000

const COLUMNS = [
  ...(['date', 'type', 'symbol', 'exchange', 'quantity', 'price', 'note'] as const),
  ...(['time', 'fee', 'fxRateToCad', 'settlementDate', 'account', 'gross', 'withheld', 'net', 'currency'] as const),
  ...(['ratio', 'cashInLieu', 'recordDate', 'incomeKind', 'isEstimate', 'counterAmount', 'counterCurrency'] as const),
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string | number>>

/** The day of the first row. */
export function firstDayOf(now: Date): string {
  return dayAfter(now, -YEARS * 365)
}

export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
}

/** The accounts of a book of so many rows of these stocks, the first of which has a tenth of all rows in one account. */
export function makeBook(stocks: readonly BookStock[], rows: number, now: Date): BookAccount[] {
  const random = createRandom()
  return ACCOUNTS.map(({ share, ...account }, number) => {
    const count = Math.round(rows * share)
    return {
      ...account,
      rows: count,
      csv: fileOf(stocks, count, now, { random, heavyShare: number === 0 ? HEAVY_SHARE : 0 }),
    }
  })
}

type Chance = { random: () => number; heavyShare: number }

function fileOf(stocks: readonly BookStock[], count: number, now: Date, { random, heavyShare }: Chance): string {
  const positions = stocks.map((stock): Position => ({ stock, held: 0, isSplit: false }))
  const lines = [COLUMNS.join(',')]
  let heavy = 0
  for (let row = 0; row < count; row += 1) {
    const date = dayAfter(now, Math.floor((row * YEARS * 365) / count) - YEARS * 365)
    const isHeavy = heavy < Math.floor((row + 1) * heavyShare)
    if (isHeavy) heavy += 1
    const at = isHeavy ? 0 : 1 + Math.floor(random() * (stocks.length - 1))
    const position = positions[at]
    if (!position) continue
    const cells = rowOf(position, random)
    const { symbol, exchange } = cells.currency === undefined ? position.stock : { symbol: '', exchange: '' }
    const line: Cells = { date, symbol, exchange, ...cells }
    lines.push(COLUMNS.map((column) => line[column] ?? '').join(','))
  }
  return lines.join('\n')
}

type Position = { stock: BookStock; held: number; isSplit: boolean }

/** The next row of a stock; without a symbol where it is of none. */
function rowOf(position: Position, random: () => number): Cells {
  const { stock, held } = position
  const chance = random()
  const price = Math.round(4_000 + random() * 5_000) / 100
  const rate = stock.currency === 'CAD' ? {} : { fxRateToCad: 1.3567 }
  const change = (shares: number) => (position.held += shares)
  if (held < 40 || chance < 0.5) {
    const quantity = 5 + Math.floor(random() * 40)
    change(quantity)
    return { type: 'buy', quantity, price, fee: 4.95, ...rate }
  }
  if (chance < 0.7) {
    const quantity = 1 + Math.floor(random() * Math.min(held / 4, 60))
    change(-quantity)
    return { type: 'sell', quantity, price, fee: 4.95, ...rate }
  }
  const gross = Math.round(held * 31) / 100
  if (chance < 0.84) {
    if (stock.currency === 'CAD') return { type: 'income', gross, incomeKind: 'eligible' }
    return { type: 'income', gross, withheld: Math.floor(gross * 15) / 100, incomeKind: 'foreign', ...rate }
  }
  if (chance < 0.9) {
    const quantity = 1 + Math.floor(random() * 3)
    change(quantity)
    const bought = { gross: Math.round(quantity * price * 100) / 100, quantity, price }
    return { type: 'reinvestment', ...bought, incomeKind: 'eligible', ...rate }
  }
  if (chance < 0.92) return { type: 'returnOfCapital', gross: Math.round(held * 9) / 100, ...rate }
  if (chance < 0.923) return { type: 'notional', gross: Math.round(held * 7) / 100, ...rate }
  if (chance < 0.924) {
    // To and fro, so that the counts stay what they are.
    change(position.isSplit ? -held / 2 : held)
    position.isSplit = !position.isSplit
    return { type: 'split', ratio: position.isSplit ? '2:1' : '1:2' }
  }
  if (chance < 0.925) {
    change(1)
    return { type: 'stockDividend', quantity: 1, ...rate }
  }
  return { ...ofAccount(chance), currency: 'CAD' }
}

function ofAccount(chance: number): Cells {
  if (chance < 0.95) return { type: 'fee', gross: 9.95 }
  if (chance < 0.98) return { type: 'deposit', gross: 500 }
  if (chance < 0.985) return { type: 'withdrawal', gross: 120 }
  if (chance < 0.99) return { type: 'interestPaid', gross: 3.21 }
  return { type: 'currencyExchange', gross: 1356.7, counterAmount: 1000, counterCurrency: 'USD' }
}

/** Numbers from 0 to 1, always the same ones. */
function createRandom(): () => number {
  let state = 20_261_124
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
