import { quotientOf, ZERO, type Decimal } from '../kernel/decimal.ts'
import { bringsShares, isTrade, isTransfer, type LedgerRow, type Owner, takesShares, type TransferSide } from './lot.ts'
import { inSharesOf, LAST_SHARES, splitFactorsOf } from './splitFactors.ts'
import { daysAfter } from '../kernel/plainDate.ts'
import { compareTexts } from '../kernel/compareTexts.ts'

const DAYS_AROUND = 30

/** The part of a trade that this rule needs. */
type WindowTrade = Omit<LedgerRow, 'id'> & {
  readonly portfolioId: string
  /** The stock: a security may have several listings. */
  readonly listingId: string
  readonly settlementDate: string
  /** Whether it happened in a registered account, such as a TFSA. */
  readonly isRegistered: boolean
  readonly owner: Owner
  /** The other side of a transfer. */
  readonly transfer?: TransferSide | null
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
  /** Of those bought in the window, by the other spouse in any account. */
  readonly boughtByOther: Decimal
  /** Of those replaced, in the pool of the other spouse: their loss is added to the cost there. */
  readonly replacedByOther: Decimal
}

type RunningTrade = Pick<WindowTrade, 'kind' | 'quantity' | 'settlementDate' | 'isRegistered' | 'owner' | 'transfer'>
type Totals = { readonly bought: Decimal; readonly held: Decimal }
type Group = 'all' | 'registered' | 'spouse' | 'spouseRegistered'
type Running = { readonly settlementDate: string } & Readonly<Record<Group, Totals>>

/** The days around a sale, with the totals before them and at their end. */
type Window = { windowStart: string; windowEnd: string; before: Pick<Running, Group>; end: Pick<Running, Group> }

const NOTHING: Totals = { bought: ZERO, held: ZERO }
const NOTHING_YET = { all: NOTHING, registered: NOTHING, spouse: NOTHING, spouseRegistered: NOTHING }

/** Both ways to count the shares that replace those of a sale at a loss. */
export type SuperficialReadings = {
  /** The agency's formula for each sale by itself: sales of one window may count the same replacing shares. */
  readonly perSale: (sale: WindowTrade) => SuperficialShares
  /** Each acquired share replaces one sold share. To be asked once for each sale at a loss, in their order. */
  readonly oneForOne: (sale: WindowTrade) => SuperficialShares
}

/**
 * Finds superficial losses of a security over all accounts of the user and of their spouse. The law leaves the order open
 * where both kinds of account replaced shares: registered ones come first here, the cautious reading; spouses that both
 * bought share the rest by what their pools hold at the end of the window. Yields after so many trades.
 */
export function* superficialShares(
  trades: readonly WindowTrade[],
  tradesAStep: number,
): Generator<undefined, SuperficialReadings> {
  const factorOf = splitFactorsOf(trades)
  // All in the shares after the last split, so that they can be added.
  const shares = trades
    .filter(({ kind, transfer }) => isTrade(kind) || movesShares(kind, transfer))
    .map((trade) => ({
      // Written out: copying by rest is several times slower over thousands of trades.
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

  // Sales of one day share their window, and both readings ask for it.
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
    const [all, inRegistered] = [free('all'), free('registered')]
    const replaced = least(sale.quantity, all.bought, all.held)
    // What no pool has bought has no cost to be added to: it is lost, also where the account has sold it again.
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
      ...{ windowStart, windowEnd, ...replacing, boughtByOther: ofSale(bought) },
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
      const [wanted, fromRegistered] = [ofLast(counted.replaced), ofLast(counted.replacedInRegistered)]
      const taken = registered.take(fromRegistered).plus(others.take(wanted.minus(fromRegistered)))
      registered.take(wanted.minus(taken))
      return counted
    },
  }
}

/** The days of settlement around a sale, both included, in which a purchase replaces what it sells. */
export function windowOf({ settlementDate }: { readonly settlementDate: string }) {
  return { windowStart: daysAfter(settlementDate, -DAYS_AROUND), windowEnd: daysAfter(settlementDate, DAYS_AROUND) }
}

/** Whether a row acquires shares, in the sense of the rule: what the other spouse gives is acquired too. */
export function isAcquisition({ kind, transfer }: Pick<WindowTrade, 'kind' | 'transfer'>): boolean {
  return kind === 'buy' || (kind === 'transferIn' && transfer === 'betweenSpouses')
}

function isBuy(trade: RunningTrade, inRegistered: boolean): boolean {
  return isAcquisition(trade) && trade.isRegistered === inRegistered
}

/** Of shares replaced in pools, those in the pool of the other spouse: by what the buyers hold at the end. */
function partOfOther(replaced: Decimal, own: Totals, other: Totals): Decimal {
  if (other.bought.lte(ZERO) || other.held.lte(ZERO)) return ZERO
  if (own.bought.lte(ZERO) || own.held.lte(ZERO)) return replaced
  return quotientOf(replaced.times(other.held), own.held.plus(other.held))
}

function less(one: Totals, other: Totals): Totals {
  return { bought: one.bought.minus(other.bought), held: one.held.minus(other.held) }
}

/**
 * Which of some purchases, given by settlement, already replace sold shares: the oldest first. Windows only move
 * forward, so that each purchase is passed once.
 */
function usedShares(purchases: readonly Pick<RunningTrade, 'quantity' | 'settlementDate'>[]) {
  let [first, at, usedOfPresent, inWindow] = [0, 0, ZERO, ZERO]
  return {
    /** So many of the shares bought since a day are used; those bought before it are passed over. */
    since(windowStart: string): Decimal {
      for (; (purchases[first]?.settlementDate ?? windowStart) < windowStart; first += 1) {
        const quantity = purchases[first]?.quantity ?? ZERO
        const used = first < at ? quantity : first === at ? usedOfPresent : ZERO
        inWindow = inWindow.minus(used)
        if (first >= at) [at, usedOfPresent] = [first + 1, ZERO]
      }
      return inWindow
    },
    /** Uses so many more of those from there on, and answers how many there were. */
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

/** Of trades by settlement. */
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
  // What comes from another account or stock is held, and nobody has bought it.
  if (bringsShares(kind) && !isAcquisition(trade)) return { bought, held: held.plus(quantity) }
  return { bought: bought.plus(quantity), held: held.plus(quantity) }
}

/** The totals of the days that come first, as long as this holds of them. */
function totalsWhile(running: readonly Running[], holds: (date: string) => boolean): Pick<Running, Group> {
  let [low, high] = [0, running.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(running[middle]?.settlementDate ?? '')) low = middle + 1
    else high = middle
  }
  return running[low - 1] ?? NOTHING_YET
}

/** The smallest, never below 0. */
function least(...values: readonly Decimal[]): Decimal {
  const smallest = values.reduce((least, value) => (value.lt(least) ? value : least))
  return smallest.lt(ZERO) ? ZERO : smallest
}
