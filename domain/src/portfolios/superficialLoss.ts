import { ZERO, type Decimal } from '../kernel/decimal.ts'
import { isTrade, type LedgerRow } from './lot.ts'
import { inSharesOf, LAST_SHARES, splitFactorsOf } from './splitFactors.ts'
import { daysAfter } from '../kernel/plainDate.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

const DAYS_AROUND = 30

/** The part of a trade that this rule needs. */
type WindowTrade = Omit<LedgerRow, 'id'> & {
  readonly portfolioId: string
  readonly settlementDate: string
  /** Whether it happened in a registered account, such as a TFSA. */
  readonly isRegistered: boolean
}

/**
 * Why a loss counts as superficial, and for how many shares, in those of the day of the sale; dates are settlement dates,
 * both included.
 */
export type SuperficialShares = {
  readonly windowStart: string
  readonly windowEnd: string
  readonly boughtInWindow: Decimal
  readonly heldAtEnd: Decimal
  /** How many of the sold shares were replaced: the least of those sold, bought in the window and held at its end. */
  readonly replaced: Decimal
  /** Of these, replaced in a registered account: their loss is never given back. */
  readonly replacedInRegistered: Decimal
}

type RunningTrade = Pick<WindowTrade, 'kind' | 'quantity' | 'settlementDate' | 'isRegistered'>
type Totals = { readonly bought: Decimal; readonly held: Decimal }
type Running = { readonly settlementDate: string; readonly all: Totals; readonly registered: Totals }

const NOTHING: Totals = { bought: ZERO, held: ZERO }

/**
 * Finds superficial losses of a security over all the user's accounts. The law leaves the order open where both kinds
 * of account replaced shares: registered ones come first here, the cautious reading. Yields after so many trades.
 */
export function* superficialShares(
  trades: readonly WindowTrade[],
  tradesAStep: number,
): Generator<undefined, (sale: WindowTrade) => SuperficialShares> {
  const factorOf = splitFactorsOf(trades)
  // All in the shares after the last split, so that they can be added.
  const shares = trades
    .filter(({ kind }) => isTrade(kind))
    .map((trade) => ({ ...trade, quantity: inSharesOf(trade.quantity, factorOf(trade), LAST_SHARES) }))
  const running = yield* runningTotals(shares, tradesAStep)
  return (sale: WindowTrade): SuperficialShares => {
    const windowStart = daysAfter(sale.settlementDate, -DAYS_AROUND)
    const windowEnd = daysAfter(sale.settlementDate, DAYS_AROUND)
    const before = totalsWhile(running, (date) => date < windowStart)
    const end = totalsWhile(running, (date) => date <= windowEnd)

    const factor = factorOf(sale)
    const ofSale = (count: Decimal) => inSharesOf(count, LAST_SHARES, factor)
    const boughtInWindow = ofSale(end.all.bought.minus(before.all.bought))
    const heldAtEnd = ofSale(end.all.held)
    const replaced = least(sale.quantity, boughtInWindow, heldAtEnd)
    const boughtInRegistered = ofSale(end.registered.bought.minus(before.registered.bought))
    // What no pool has bought has no cost to be added to: it is lost, also where the account has sold it again.
    const isBoughtByPool = boughtInWindow.gt(boughtInRegistered)
    const replacedInRegistered = isBoughtByPool
      ? least(replaced, boughtInRegistered, ofSale(end.registered.held))
      : replaced
    return { windowStart, windowEnd, boughtInWindow, heldAtEnd, replaced, replacedInRegistered }
  }
}

function* runningTotals(trades: readonly RunningTrade[], tradesAStep: number): Generator<undefined, Running[]> {
  let [all, registered] = [NOTHING, NOTHING]
  const running: Running[] = []
  const settled = trades.toSorted((one, other) => compareTexts(one.settlementDate, other.settlementDate))
  for (const trade of settled) {
    all = plus(all, trade)
    if (trade.isRegistered) registered = plus(registered, trade)
    running.push({ settlementDate: trade.settlementDate, all, registered })
    if (running.length % tradesAStep === 0) yield
  }
  return running
}

function plus({ bought, held }: Totals, { kind, quantity }: RunningTrade): Totals {
  if (kind === 'sell') return { bought, held: held.minus(quantity) }
  return { bought: bought.plus(quantity), held: held.plus(quantity) }
}

/** The totals of the days that come first, as long as this holds of them. */
function totalsWhile(
  running: readonly Running[],
  holds: (date: string) => boolean,
): Pick<Running, 'all' | 'registered'> {
  let [low, high] = [0, running.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(running[middle]?.settlementDate ?? '')) low = middle + 1
    else high = middle
  }
  return running[low - 1] ?? { all: NOTHING, registered: NOTHING }
}

/** The smallest, never below 0. */
function least(...values: readonly Decimal[]): Decimal {
  const smallest = values.reduce((least, value) => (value.lt(least) ? value : least))
  return smallest.lt(ZERO) ? ZERO : smallest
}
