import { quotientOf, ZERO, type Decimal } from '../kernel/decimal.ts'
import { bringsShares, isTrade, isTransfer, type LedgerRow, type Owner, takesShares, type TransferSide } from './lot.ts'
import { inSharesOf, LAST_SHARES, splitFactorsOf } from './splitFactors.ts'
import { daysAfter } from '../kernel/plainDate.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

const DAYS_AROUND = 30

type WindowTrade = Omit<LedgerRow, 'id'> & {
  readonly portfolioId: string
  readonly listingId: string
  readonly settlementDate: string
  readonly isRegistered: boolean
  readonly owner: Owner
  readonly transfer?: TransferSide | null
}

/** Superficial part of a loss, in shares of the day of the sale. Dates are settlement dates, inclusive. */
export type SuperficialShares = {
  readonly windowStart: string
  readonly windowEnd: string
  readonly boughtInWindow: Decimal
  readonly heldAtEnd: Decimal
  /** Sold shares that were replaced: the least of shares sold, bought in the window and held at its end. */
  readonly replaced: Decimal
  /** Shares of `replaced` in registered accounts: their loss is never recovered. */
  readonly replacedInRegistered: Decimal
  /** Shares of `boughtInWindow` bought by the other spouse in any account. */
  readonly boughtByOther: Decimal
  /** Shares of `replaced` in the other spouse's pool, whose cost the loss is added to. */
  readonly replacedByOther: Decimal
}

type RunningTrade = Pick<WindowTrade, 'kind' | 'quantity' | 'settlementDate' | 'isRegistered' | 'owner' | 'transfer'>
type Totals = { readonly bought: Decimal; readonly held: Decimal }
type Group = 'all' | 'registered' | 'spouse' | 'spouseRegistered'
type Running = { readonly settlementDate: string } & Readonly<Record<Group, Totals>>

type Window = { windowStart: string; windowEnd: string; before: Pick<Running, Group>; end: Pick<Running, Group> }

const NOTHING: Totals = { bought: ZERO, held: ZERO }
const NOTHING_YET = { all: NOTHING, registered: NOTHING, spouse: NOTHING, spouseRegistered: NOTHING }

export type SuperficialReadings = {
  /** The CRA's formula for each sale alone: sales of one window may use the same replacing shares. */
  readonly perSale: (sale: WindowTrade) => SuperficialShares
  /** Each acquired share replaces one sold share. Call once per sale at a loss, in order. */
  readonly oneForOne: (sale: WindowTrade) => SuperficialShares
}

/**
 * Finds superficial losses of a security over all accounts of the user and the spouse. The law sets
 * no order between kinds of accounts: registered ones are assumed first, the cautious reading. If
 * both spouses bought, the rest is divided by what their pools hold at the end of the window.
 * Yields every `tradesAStep` trades.
 */
export function* superficialShares(
  trades: readonly WindowTrade[],
  tradesAStep: number,
): Generator<undefined, SuperficialReadings> {
  const factorOf = splitFactorsOf(trades)
  // In shares after the last split, so that counts can be added.
  const shares = trades
    .filter(({ kind, transfer }) => isTrade(kind) || movesShares(kind, transfer))
    .map((trade) => ({
      // Written out: copying with rest is several times slower over thousands of trades.
      kind: trade.kind,
      quantity: inSharesOf(trade.quantity, factorOf(trade), LAST_SHARES),
      settlementDate: trade.settlementDate,
      isRegistered: trade.isRegistered,
      owner: trade.owner,
      transfer: trade.transfer ?? null,
    }))
    .toSorted((one, other) => compareTexts(one.settlementDate, other.settlementDate))
  const running = yield* runningTotals(shares, tradesAStep)
  const hasSpouse = trades.some(({ owner }) => owner === 'spouse')
  const [registered, others] = [true, false].map((kind) => usedShares(shares.filter((one) => isBuy(one, kind))))

  // Sales of one day share a window, and both readings request it.
  let last: { settlementDate: string; window: Window } | null = null
  function windowAround(settlementDate: string): Window {
    if (last?.settlementDate === settlementDate) return last.window
    const { windowStart, windowEnd } = windowOf({ settlementDate })
    const before = totalsWhile(running, (date) => date < windowStart)
    const end = totalsWhile(running, (date) => date <= windowEnd)
    const window = { windowStart, windowEnd, before, end }
    last = { settlementDate, window }
    return window
  }

  function read(sale: WindowTrade, used: Pick<Running, 'all' | 'registered'> | null): SuperficialShares {
    const { windowStart, windowEnd, before, end } = windowAround(sale.settlementDate)

    const factor = factorOf(sale)
    const ofSale = (count: Decimal) => inSharesOf(count, LAST_SHARES, factor)
    const inWindow = (of: Group): Totals => ({
      bought: end[of].bought.minus(before[of].bought),
      held: end[of].held,
    })
    const free = (of: 'all' | 'registered') => ({
      bought: ofSale(inWindow(of).bought.minus(used?.[of].bought ?? ZERO)),
      held: ofSale(inWindow(of).held.minus(used?.[of].held ?? ZERO)),
    })
    const all = free('all')
    const inRegistered = free('registered')
    const replaced = least(sale.quantity, all.bought, all.held)
    // If no pool bought shares, there is no cost to add the loss to, so it is lost even if the
    // account has sold again.
    const isBoughtByPool = all.bought.gt(inRegistered.bought)
    const replacedInRegistered = isBoughtByPool ? least(replaced, inRegistered.bought, inRegistered.held) : replaced
    const replacing = { boughtInWindow: all.bought, heldAtEnd: all.held, replaced, replacedInRegistered }
    const nobodyElse = { boughtByOther: ZERO, replacedByOther: ZERO }
    if (!hasSpouse) return { windowStart, windowEnd, ...replacing, ...nobodyElse }

    const ofSpouse = inWindow('spouse')
    const poolOfSpouse = less(ofSpouse, inWindow('spouseRegistered'))
    const poolOfSelf = less(less(inWindow('all'), inWindow('registered')), poolOfSpouse)
    const [own, other, bought] =
      sale.owner === 'self'
        ? [poolOfSelf, poolOfSpouse, ofSpouse.bought]
        : [poolOfSpouse, poolOfSelf, inWindow('all').bought.minus(ofSpouse.bought)]
    return {
      windowStart,
      windowEnd,
      ...replacing,
      boughtByOther: ofSale(bought),
      replacedByOther: partOfOther(replaced.minus(replacedInRegistered), own, other),
    }
  }

  return {
    perSale: (sale) => read(sale, null),
    oneForOne: (sale) => {
      if (!registered || !others) return read(sale, null)
      const { windowStart } = windowAround(sale.settlementDate)
      const inRegistered = registered.since(windowStart)
      const all = inRegistered.plus(others.since(windowStart))
      const counted = read(sale, {
        all: { bought: all, held: all },
        registered: { bought: inRegistered, held: inRegistered },
      })
      const ofLast = (count: Decimal) => inSharesOf(count, factorOf(sale), LAST_SHARES)
      const wanted = ofLast(counted.replaced)
      const fromRegistered = ofLast(counted.replacedInRegistered)
      const taken = registered.take(fromRegistered).plus(others.take(wanted.minus(fromRegistered)))
      registered.take(wanted.minus(taken))
      return counted
    },
  }
}

export function windowOf({ settlementDate }: { readonly settlementDate: string }) {
  return { windowStart: daysAfter(settlementDate, -DAYS_AROUND), windowEnd: daysAfter(settlementDate, DAYS_AROUND) }
}

export function isAcquisition({ kind, transfer }: Pick<WindowTrade, 'kind' | 'transfer'>): boolean {
  return kind === 'buy' || (kind === 'transferIn' && transfer === 'betweenSpouses')
}

function isBuy(trade: RunningTrade, inRegistered: boolean): boolean {
  return isAcquisition(trade) && trade.isRegistered === inRegistered
}

/** Part of the replaced shares in the other spouse's pool, by what each buyer holds at the end. */
function partOfOther(replaced: Decimal, own: Totals, other: Totals): Decimal {
  if (other.bought.lte(ZERO) || other.held.lte(ZERO)) return ZERO
  if (own.bought.lte(ZERO) || own.held.lte(ZERO)) return replaced
  return quotientOf(replaced.times(other.held), own.held.plus(other.held))
}

function less(one: Totals, other: Totals): Totals {
  return { bought: one.bought.minus(other.bought), held: one.held.minus(other.held) }
}

/** Tracks which purchases already replace sold shares, oldest first. Windows only move forward. */
function usedShares(purchases: readonly Pick<RunningTrade, 'quantity' | 'settlementDate'>[]) {
  let first = 0
  let at = 0
  let usedOfPresent = ZERO
  let inWindow = ZERO
  return {
    since(windowStart: string): Decimal {
      for (; (purchases[first]?.settlementDate ?? windowStart) < windowStart; first += 1) {
        const quantity = purchases[first]?.quantity ?? ZERO
        const used = first < at ? quantity : first === at ? usedOfPresent : ZERO
        inWindow = inWindow.minus(used)
        if (first >= at) [at, usedOfPresent] = [first + 1, ZERO]
      }
      return inWindow
    },
    take(count: Decimal): Decimal {
      let taken = ZERO
      for (let next = purchases[at]; next && taken.lt(count); next = purchases[at]) {
        const some = least(count.minus(taken), next.quantity.minus(usedOfPresent))
        taken = taken.plus(some)
        usedOfPresent = usedOfPresent.plus(some)
        if (usedOfPresent.gte(next.quantity)) [at, usedOfPresent] = [at + 1, ZERO]
      }
      inWindow = inWindow.plus(taken)
      return taken
    },
  }
}

function movesShares(kind: LedgerRow['kind'], transfer: TransferSide | null | undefined): boolean {
  if (isTransfer(kind)) return transfer !== 'within'
  return takesShares(kind) || bringsShares(kind)
}

function* runningTotals(trades: readonly RunningTrade[], tradesAStep: number): Generator<undefined, Running[]> {
  let { all, registered, spouse, spouseRegistered } = NOTHING_YET
  const running: Running[] = []
  for (const trade of trades) {
    all = plus(all, trade)
    if (trade.isRegistered) registered = plus(registered, trade)
    if (trade.owner === 'spouse') spouse = plus(spouse, trade)
    if (trade.owner === 'spouse' && trade.isRegistered) spouseRegistered = plus(spouseRegistered, trade)
    running.push({ settlementDate: trade.settlementDate, all, registered, spouse, spouseRegistered })
    if (running.length % tradesAStep === 0) yield
  }
  return running
}

function plus({ bought, held }: Totals, trade: RunningTrade): Totals {
  const { kind, quantity } = trade
  if (kind === 'sell' || takesShares(kind)) return { bought, held: held.minus(quantity) }
  // Shares from another account or stock are held but not bought.
  if (bringsShares(kind) && !isAcquisition(trade)) return { bought, held: held.plus(quantity) }
  return { bought: bought.plus(quantity), held: held.plus(quantity) }
}

/** Binary search for the totals up to the last day for which `holds` is true. */
function totalsWhile(running: readonly Running[], holds: (date: string) => boolean): Pick<Running, Group> {
  let low = 0
  let high = running.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(running[middle]?.settlementDate ?? '')) low = middle + 1
    else high = middle
  }
  return running[low - 1] ?? NOTHING_YET
}

function least(...values: readonly Decimal[]): Decimal {
  const smallest = values.reduce((least, value) => (value.lt(least) ? value : least))
  return smallest.lt(ZERO) ? ZERO : smallest
}
