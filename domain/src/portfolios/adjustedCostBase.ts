import { QUOTIENT_PLACES, quotientOf, ZERO, type Decimal } from '../kernel/decimal.ts'
import {
  exactAmount,
  isConversion,
  isTransfer,
  type LedgerKind,
  type LedgerRow,
  type Owner,
  QUANTITY_PLACES,
  takesShares,
  type TransferSide,
} from './lot.ts'
import { inOrderOfCounting } from './positionReplay.ts'
import { superficialShares, type SuperficialReadings, type SuperficialShares } from './superficialLoss.ts'

/** Ledger row for the cost base report; price and fee are in the stock's currency. */
export type TaxTrade = LedgerRow & {
  readonly portfolioId: string
  readonly listingId: string
  /** Registered trades have no gain, but their purchases replace shares sold at a loss elsewhere. */
  readonly isRegistered: boolean
  readonly owner: Owner
  readonly settlementDate: string
  readonly fee: Decimal | null
  /** Canadian dollars per unit of the stock's currency on the trade date; null if unknown. */
  readonly rateToCad: Decimal | null
  readonly transfer?: TransferSide | null
  readonly carrier?: string | null
}

export type CostBaseEntry<Trade extends TaxTrade = TaxTrade> = {
  readonly trade: Trade
  /** The spouse, if the spouse's pool receives the loss denied to the trade's owner. */
  readonly owner: Owner
  readonly rateToCad: Decimal
  readonly shareCountBefore: Decimal
  readonly costBefore: Decimal
  readonly shareCountAfter: Decimal
  readonly costAfter: Decimal
  readonly sale: SaleFigures | null
  /** Part of a return of capital that exceeds the cost, which is a gain; 0 for other rows. */
  readonly deemedGain: Decimal
}

export type SaleFigures = {
  readonly proceeds: Decimal
  readonly outlays: Decimal
  readonly cost: Decimal
  readonly gain: Decimal
  /** Superficial part of the loss, as a positive amount. */
  readonly deniedLoss: Decimal
  /** Part replaced in registered accounts. The rest is added to the cost of the replacing shares. */
  readonly lostForever: Decimal
  readonly addedToOther: Decimal
  readonly superficial: SuperficialShares | null
  /** True if the 30 days after the sale are not over: a purchase may still change these figures. */
  readonly isProvisional: boolean
  /** True if some of the replacing shares already replace those of an earlier loss. */
  readonly isOverlapping: boolean
}

export type CostBaseYear = {
  readonly year: number
  readonly soldShareCount: Decimal
  readonly proceeds: Decimal
  readonly cost: Decimal
  readonly outlays: Decimal
  readonly gain: Decimal
  readonly deniedLoss: Decimal
  readonly lostForever: Decimal
  readonly deemedGain: Decimal
  readonly reportedGain: Decimal
  readonly isProvisional: boolean
  /** Skipped trades of this security up to this year; if above 0, the figures are incomplete. */
  readonly leftOutCount: number
}

/** Skipped trade: it has no rate, or sells more shares than the pool holds. */
type LeftOut<Trade extends TaxTrade = TaxTrade> = {
  readonly trade: Trade
  readonly reason: 'noRate' | 'notHeld'
}

type CostBaseReport<Trade extends TaxTrade = TaxTrade> = {
  readonly years: readonly CostBaseYear[]
  readonly entries: readonly CostBaseEntry<Trade>[]
  readonly leftOut: readonly LeftOut<Trade>[]
  /** Cost moved to other stocks or to the other spouse, by event id. */
  readonly moved: ReadonlyMap<string, Decimal>
}

type Pool = { readonly shareCount: Decimal; readonly cost: Decimal; readonly waiting: Decimal }

const TRADES_A_STEP = 500

/**
 * Computes the adjusted cost base of a security, pooled over the non-registered portfolios of each
 * spouse, in Canadian dollars at the rate of the trade date, with superficial losses denied.
 * `today` decides which windows are still open. `received` is the cost carried in from other
 * stocks, by event id. A generator, so that the caller can yield to the event loop.
 */
export function* costBaseInSteps<Trade extends TaxTrade>(
  trades: readonly Trade[],
  today: string,
  reading: keyof SuperficialReadings = 'perSale',
  received: ReadonlyMap<string, Decimal> = NOTHING_RECEIVED,
): Generator<undefined, CostBaseReport<Trade>> {
  const readings = yield* superficialShares(trades, TRADES_A_STEP)
  const rules: Rules = { readings, reading, today }
  const entries: CostBaseEntry<Trade>[] = []
  const leftOut: LeftOut<Trade>[] = []
  const pools: Record<Owner, Pool> = { self: EMPTY_POOL, spouse: EMPTY_POOL }
  const heldIn = new Map<string, Decimal>()
  const isSplit = trades.some(({ kind }) => kind === 'split' || kind === 'cashInLieu' || kind === 'costOut')
  const moved = new Map<string, Decimal>()
  const addTo = (trade: Trade, shares: Decimal) => {
    if (isSplit) heldIn.set(positionKey(trade), (heldIn.get(positionKey(trade)) ?? ZERO).plus(shares))
  }

  const taxable = trades.filter(({ isRegistered }) => !isRegistered)
  const counted = inOrderOfBoth(
    inOrderOfCounting(taxable.filter(({ owner }) => owner === 'self')),
    inOrderOfCounting(taxable.filter(({ owner }) => owner === 'spouse')),
  )
  yield
  for (const [at, trade] of counted.entries()) {
    if (at % TRADES_A_STEP === TRADES_A_STEP - 1) yield
    const { owner } = trade
    const pool = pools[owner]
    const carrier = isConversion(trade.kind) || trade.transfer === 'betweenSpouses' ? (trade.carrier ?? null) : null
    const isIncoming = trade.kind === 'convertedIn' || trade.kind === 'transferIn'
    const brought = isIncoming && carrier !== null ? (received.get(carrier) ?? moved.get(carrier)) : undefined
    const rateToCad = NEEDS_NO_RATE.has(trade.kind) || brought ? (trade.rateToCad ?? ZERO) : trade.rateToCad
    if (isTransfer(trade.kind) && trade.transfer === 'within') {
      // A transfer between accounts of one pool does not change the pool.
      addTo(trade, trade.kind === 'transferIn' ? trade.quantity : trade.quantity.neg())
      continue
    }
    if (rateToCad === null) {
      if (owner === 'self') leftOut.push({ trade, reason: 'noRate' })
      continue
    }
    if ((trade.kind === 'sell' || takesShares(trade.kind)) && trade.quantity.gt(pool.shareCount)) {
      if (owner === 'self') leftOut.push({ trade, reason: 'notHeld' })
      continue
    }
    const own = heldIn.get(positionKey(trade)) ?? ZERO
    const heldByOwn = own.lt(ZERO) ? ZERO : own
    const { after, sale, deemedGain } = effectOf(trade, rateToCad, pool, heldByOwn, rules, brought)
    if (carrier !== null && !isIncoming) moved.set(carrier, pool.cost.minus(after.cost))
    entries.push({
      trade,
      owner,
      rateToCad,
      sale,
      deemedGain,
      shareCountBefore: pool.shareCount,
      costBefore: pool.cost,
      shareCountAfter: after.shareCount,
      costAfter: after.cost,
    })
    addTo(trade, after.shareCount.minus(pool.shareCount))
    pools[owner] = after
    if (sale?.addedToOther.gt(ZERO)) {
      const other = owner === 'self' ? 'spouse' : 'self'
      const before = pools[other]
      const taking = withDenied(pools[other], sale.addedToOther)
      pools[other] = taking
      const figures = { shareCountBefore: before.shareCount, costBefore: before.cost, costAfter: taking.cost }
      const shown = { ...figures, shareCountAfter: taking.shareCount, sale: null, deemedGain: ZERO }
      // A loss that waits for a purchase is part of that purchase's cost, and has no entry.
      if (before.shareCount.gt(ZERO)) entries.push({ trade, owner: other, rateToCad, ...shown })
    }
  }
  return {
    get years() {
      return costBaseYearsOf(
        entries.filter(({ owner }) => owner === 'self'),
        leftOut,
      )
    },
    entries,
    leftOut,
    moved,
  }
}

/** Key of a listing in a portfolio: splits and cash in lieu change only that position. */
function positionKey({ portfolioId, listingId }: TaxTrade): string {
  return `${portfolioId} ${listingId}`
}

const EMPTY_POOL: Pool = { shareCount: ZERO, cost: ZERO, waiting: ZERO }

/** Merges both spouses' rows by day, the user's first. A transfer out precedes its transfer in. */
function inOrderOfBoth<Trade extends TaxTrade>(self: readonly Trade[], spouse: readonly Trade[]): readonly Trade[] {
  if (spouse.length === 0) return self
  const pending = new Set([...self, ...spouse].flatMap((one) => (isGivenAway(one) ? [one.carrier] : [])))
  const waits = ({ kind, carrier }: Trade) => kind === 'transferIn' && pending.has(carrier)
  const ordered: Trade[] = []
  let atSelf = 0
  let atSpouse = 0
  for (;;) {
    const one = self[atSelf]
    const other = spouse[atSpouse]
    const next = one && other ? (isFirst(one, other) ? one : other) : (one ?? other)
    if (!next) return ordered
    if (next === one) atSelf += 1
    else atSpouse += 1
    if (isGivenAway(next)) pending.delete(next.carrier)
    ordered.push(next)
  }

  function isFirst(one: Trade, other: Trade): boolean {
    if (one.tradeDate !== other.tradeDate) return one.tradeDate < other.tradeDate
    return !waits(one) || waits(other)
  }
}

function isGivenAway({ kind, transfer }: TaxTrade): boolean {
  return kind === 'transferOut' && transfer === 'betweenSpouses'
}

type Effect = { readonly after: Pool; readonly sale: SaleFigures | null; readonly deemedGain: Decimal }

const NOTHING_RECEIVED: ReadonlyMap<string, Decimal> = new Map()

const NEEDS_NO_RATE = new Set<LedgerKind>(['split', 'transferOut', 'convertedOut', 'costOut'])

/**
 * `own`: shares of the listing in the trade's portfolio. `brought`: cost carried from another stock
 * or spouse.
 */
function effectOf(
  trade: TaxTrade,
  rate: Decimal,
  pool: Pool,
  own: Decimal,
  rules: Rules,
  brought: Decimal | undefined,
): Effect {
  const { kind, quantity, price } = trade
  switch (kind) {
    case 'buy':
      return { after: bought(pool, trade, rate), sale: null, deemedGain: ZERO }
    case 'sell': {
      const sale = saleOf(trade, rate, pool, rules)
      return { after: sold(pool, quantity, sale), sale, deemedGain: ZERO }
    }
    case 'split': {
      const shareCount = quotientOf(own.times(quantity), price).round(QUANTITY_PLACES)
      return {
        after: { ...pool, shareCount: pool.shareCount.plus(shareCount).minus(own) },
        sale: null,
        deemedGain: ZERO,
      }
    }
    case 'cashInLieu': {
      const sale = fractionSaleOf(trade, rate, pool, own)
      return { after: sold(pool, fractionOf(own), sale), sale, deemedGain: ZERO }
    }
    case 'convertedIn':
    case 'transferIn': {
      const cost = pool.cost.plus(brought ?? price.times(rate))
      const shareCount = pool.shareCount.plus(quantity)
      // A transfer from the other spouse is an acquisition, so it absorbs a waiting loss like a
      // purchase.
      const takesDenied = trade.transfer === 'betweenSpouses'
      const after = takesDenied
        ? { cost: cost.plus(pool.waiting), shareCount, waiting: ZERO }
        : { ...pool, cost, shareCount }
      return { after, sale: null, deemedGain: ZERO }
    }
    case 'costOut': {
      const cost = pool.cost.minus(costOf(own, pool).times(price))
      return { after: { ...pool, cost }, sale: null, deemedGain: ZERO }
    }
    case 'convertedOut':
    case 'transferOut': {
      const taken = { ...UNDENIED, cost: costOf(quantity, pool) }
      return { after: sold(pool, quantity, taken), sale: null, deemedGain: ZERO }
    }
    case 'notional': {
      const cost = pool.cost.plus(exactAmount(trade).times(rate))
      return { after: { ...pool, cost }, sale: null, deemedGain: ZERO }
    }
    case 'returnOfCapital': {
      const cost = pool.cost.minus(exactAmount(trade).times(rate))
      if (cost.gte(ZERO)) return { after: { ...pool, cost }, sale: null, deemedGain: ZERO }
      return { after: { ...pool, cost: ZERO }, sale: null, deemedGain: cost.abs() }
    }
  }
}

function fractionOf(shares: Decimal): Decimal {
  return shares.minus(shares.round(0, 'down'))
}

/** Cash for a fraction of a share is a sale; its loss is never denied. */
function fractionSaleOf(trade: TaxTrade, rate: Decimal, pool: Pool, own: Decimal): SaleFigures {
  const fraction = fractionOf(own)
  const proceeds = exactAmount(trade).times(rate)
  const cost = costOf(fraction, pool)
  return { ...UNDENIED, proceeds, outlays: ZERO, cost, gain: proceeds.minus(cost) }
}

const UNDENIED = {
  deniedLoss: ZERO,
  lostForever: ZERO,
  addedToOther: ZERO,
  superficial: null,
  isProvisional: false,
  isOverlapping: false,
}

function costOf(quantity: Decimal, pool: Pool): Decimal {
  if (quantity.eq(ZERO)) return ZERO
  if (quantity.eq(pool.shareCount)) return pool.cost
  return quotientOf(pool.cost.times(quantity), pool.shareCount)
}

function bought(pool: Pool, trade: TaxTrade, rate: Decimal): Pool {
  const { shareCount, cost, waiting } = pool
  const amount = exactAmount(trade)
  const paid = (trade.fee ? amount.plus(trade.fee) : amount).times(rate)
  const paidAndDenied = waiting === ZERO ? paid : paid.plus(waiting)
  return { shareCount: shareCount.plus(trade.quantity), cost: cost.plus(paidAndDenied), waiting: ZERO }
}

type Taken = Pick<SaleFigures, 'cost' | 'deniedLoss' | 'lostForever' | 'addedToOther'>

function sold(pool: Pool, quantity: Decimal, { cost, deniedLoss, lostForever, addedToOther }: Taken): Pool {
  if (quantity.eq(ZERO)) return pool
  const shareCount = pool.shareCount.minus(quantity)
  const remaining = shareCount.eq(ZERO) ? ZERO : pool.cost.minus(cost)
  return withDenied({ ...pool, shareCount, cost: remaining }, deniedLoss.minus(lostForever).minus(addedToOther))
}

/** Adds a denied loss to the cost of the shares held, or keeps it waiting if there are none. */
function withDenied(pool: Pool, loss: Decimal): Pool {
  if (pool.shareCount.eq(ZERO)) return { ...pool, waiting: pool.waiting.plus(loss) }
  return { ...pool, cost: pool.cost.plus(loss) }
}

type Rules = {
  readonly readings: SuperficialReadings
  readonly reading: keyof SuperficialReadings
  readonly today: string
}

function saleOf(trade: TaxTrade, rate: Decimal, pool: Pool, { readings, reading, today }: Rules): SaleFigures {
  const { quantity, fee } = trade
  const proceeds = exactAmount(trade).times(rate)
  const outlays = fee ? fee.times(rate) : ZERO
  const cost = costOf(quantity, pool)
  const gain = proceeds.minus(outlays).minus(cost)
  if (gain.gte(ZERO)) return { ...UNDENIED, proceeds, outlays, cost, gain }

  const loss = gain.abs()
  // A loss on a transfer into a registered account is denied for good (ITA 40(2)(g)(iv)).
  if (trade.transfer === 'intoRegistered') {
    return { ...UNDENIED, proceeds, outlays, cost, gain, deniedLoss: loss, lostForever: loss }
  }
  const perSale = readings.perSale(trade)
  const oneForOne = readings.oneForOne(trade)
  const superficial = reading === 'oneForOne' ? oneForOne : perSale
  const { replaced, replacedInRegistered, replacedByOther } = superficial
  const deniedLoss = partOf(loss, replaced, quantity)
  const lostForever = partOf(loss, replacedInRegistered, quantity)
  const isAllOfOther = replacedByOther.eq(replaced.minus(replacedInRegistered))
  return {
    proceeds,
    outlays,
    cost,
    gain,
    deniedLoss,
    lostForever,
    addedToOther: isAllOfOther ? deniedLoss.minus(lostForever) : partOf(loss, replacedByOther, quantity),
    superficial: superficial.replaced.gt(ZERO) ? superficial : null,
    isProvisional: superficial.windowEnd > today,
    isOverlapping: oneForOne.replaced.lt(perSale.replaced),
  }
}

function partOf(loss: Decimal, count: Decimal, all: Decimal): Decimal {
  if (count.eq(ZERO)) return ZERO
  return count.eq(all) ? loss.round(QUOTIENT_PLACES) : quotientOf(loss.times(count), all)
}

export function costBaseYearsOf(entries: readonly CostBaseEntry[], leftOut: readonly LeftOut[]): CostBaseYear[] {
  const years = new Map<number, CostBaseYear>()
  for (const entry of entries) {
    const { trade, sale, deemedGain } = entry
    if (sale === null && deemedGain.eq(ZERO)) continue
    const year = yearOf(trade)
    const sums = years.get(year) ?? emptyYear(year, leftOut)
    years.set(year, sale === null ? withDeemedGain(sums, deemedGain) : withSale(sums, entry, sale))
  }
  return [...years.values()]
}

function yearOf({ settlementDate }: TaxTrade): number {
  return Number(settlementDate.slice(0, 4))
}

function emptyYear(year: number, leftOut: readonly LeftOut[]): CostBaseYear {
  return {
    year,
    leftOutCount: leftOut.filter(({ trade }) => yearOf(trade) <= year).length,
    soldShareCount: ZERO,
    proceeds: ZERO,
    cost: ZERO,
    outlays: ZERO,
    gain: ZERO,
    deniedLoss: ZERO,
    lostForever: ZERO,
    deemedGain: ZERO,
    reportedGain: ZERO,
    isProvisional: false,
  }
}

function withDeemedGain(sums: CostBaseYear, deemedGain: Decimal): CostBaseYear {
  return {
    ...sums,
    deemedGain: sums.deemedGain.plus(deemedGain),
    reportedGain: sums.reportedGain.plus(deemedGain),
  }
}

function withSale(
  sums: CostBaseYear,
  { shareCountBefore, shareCountAfter }: CostBaseEntry,
  sale: SaleFigures,
): CostBaseYear {
  return {
    ...sums,
    soldShareCount: sums.soldShareCount.plus(shareCountBefore).minus(shareCountAfter),
    proceeds: sums.proceeds.plus(sale.proceeds),
    cost: sums.cost.plus(sale.cost),
    outlays: sums.outlays.plus(sale.outlays),
    gain: sums.gain.plus(sale.gain),
    deniedLoss: sums.deniedLoss.plus(sale.deniedLoss),
    lostForever: sums.lostForever.plus(sale.lostForever),
    reportedGain: sums.reportedGain.plus(sale.gain).plus(sale.deniedLoss),
    isProvisional: sums.isProvisional || sale.isProvisional,
  }
}
