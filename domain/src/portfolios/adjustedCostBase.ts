import { quotientOf, ZERO, type Decimal } from '../kernel/decimal.ts'
import { type Lot } from './lot.ts'
import { inOrderOfCounting } from './positionReplay.ts'
import { superficialShares, type SuperficialShares } from './superficialLoss.ts'

/** A lot as the report needs it; price and fee are in the stock's currency. */
export type TaxTrade = Lot & {
  /** Whether its portfolio is a registered account: such trades have no gain here, but replace shares sold elsewhere. */
  readonly isRegistered: boolean
  readonly settlementDate: string
  readonly fee: Decimal | null
  /** Canadian dollars for one unit of the stock's currency on the day of the trade; null where nobody knows. */
  readonly rateToCad: Decimal | null
}

/** The effect of a trade on its security's pool; all amounts are exact Canadian dollars. */
export type CostBaseEntry<Trade extends TaxTrade = TaxTrade> = {
  readonly trade: Trade
  readonly rateToCad: Decimal
  readonly shareCountBefore: Decimal
  readonly costBefore: Decimal
  readonly shareCountAfter: Decimal
  readonly costAfter: Decimal
  readonly sale: SaleFigures | null
}

export type SaleFigures = {
  readonly proceeds: Decimal
  readonly outlays: Decimal
  /** The adjusted cost base of the sold shares. */
  readonly cost: Decimal
  /** Proceeds less outlays and cost, before any denial. */
  readonly gain: Decimal
  /** The part of a loss that is superficial, as a positive amount. */
  readonly deniedLoss: Decimal
  /** The part of it lost to registered accounts; the rest is added to the cost of the replacing shares. */
  readonly lostForever: Decimal
  readonly superficial: SuperficialShares | null
  /** Whether the 30 days after the sale are not over, so that a purchase may still change this. */
  readonly isProvisional: boolean
}

/** One security in one year, by settlement: what a return asks for. */
export type CostBaseYear = {
  readonly year: number
  readonly soldShareCount: Decimal
  readonly proceeds: Decimal
  readonly cost: Decimal
  readonly outlays: Decimal
  readonly gain: Decimal
  readonly deniedLoss: Decimal
  readonly lostForever: Decimal
  /** The gain with the denied losses given back. */
  readonly reportedGain: Decimal
  readonly isProvisional: boolean
  /** Trades of this security, up to this year, that are not counted: the figures are then not the whole truth. */
  readonly leftOutCount: number
}

/** A trade that is not counted: without a rate, or selling what the counted trades do not hold. */
type LeftOut<Trade extends TaxTrade = TaxTrade> = {
  readonly trade: Trade
  readonly reason: 'noRate' | 'notHeld'
}

type CostBaseReport<Trade extends TaxTrade = TaxTrade> = {
  readonly years: readonly CostBaseYear[]
  readonly entries: readonly CostBaseEntry<Trade>[]
  readonly leftOut: readonly LeftOut<Trade>[]
}

/** The pool of a security. `waiting` is a denied loss whose replacing shares are yet to be bought. */
type Pool = { readonly shareCount: Decimal; readonly cost: Decimal; readonly waiting: Decimal }

/** Trades processed between two yields. */
const TRADES_A_STEP = 500

/**
 * The adjusted cost base of a security, pooled over all portfolios that are not registered, in Canadian dollars at the
 * rate of the trade date, with superficial losses denied. Information, not advice. `today` tells which windows are
 * still open. A generator in steps of some milliseconds, so that the caller can yield to the event loop.
 */
export function* costBaseInSteps<Trade extends TaxTrade>(
  trades: readonly Trade[],
  today: string,
): Generator<undefined, CostBaseReport<Trade>> {
  const replacedFor = yield* superficialShares(trades, TRADES_A_STEP)
  const entries: CostBaseEntry<Trade>[] = []
  const leftOut: LeftOut<Trade>[] = []
  let pool: Pool = { shareCount: ZERO, cost: ZERO, waiting: ZERO }

  const taxable = trades.filter(({ isRegistered }) => !isRegistered)
  const counted = inOrderOfCounting(taxable)
  yield
  for (const [at, trade] of counted.entries()) {
    if (at % TRADES_A_STEP === TRADES_A_STEP - 1) yield
    const { rateToCad } = trade
    if (rateToCad === null) {
      leftOut.push({ trade, reason: 'noRate' })
      continue
    }
    if (trade.kind === 'sell' && trade.quantity.gt(pool.shareCount)) {
      leftOut.push({ trade, reason: 'notHeld' })
      continue
    }
    const sale = trade.kind === 'sell' ? saleOf(trade, rateToCad, pool, { replacedFor, today }) : null
    const after = sale === null ? bought(pool, trade, rateToCad) : sold(pool, trade, sale)
    entries.push({
      trade,
      rateToCad,
      sale,
      shareCountBefore: pool.shareCount,
      costBefore: pool.cost,
      shareCountAfter: after.shareCount,
      costAfter: after.cost,
    })
    pool = after
  }
  return { years: yearsOf(entries, leftOut), entries, leftOut }
}

function bought(pool: Pool, trade: TaxTrade, rate: Decimal): Pool {
  const { shareCount, cost, waiting } = pool
  const amount = amountOf(trade)
  const paid = (trade.fee ? amount.plus(trade.fee) : amount).times(rate)
  const paidAndDenied = waiting === ZERO ? paid : paid.plus(waiting)
  return { shareCount: shareCount.plus(trade.quantity), cost: cost.plus(paidAndDenied), waiting: ZERO }
}

function amountOf({ quantity, price }: TaxTrade): Decimal {
  return quantity.times(price)
}

function sold(pool: Pool, { quantity }: TaxTrade, { cost, deniedLoss, lostForever }: SaleFigures): Pool {
  const shareCount = pool.shareCount.minus(quantity)
  const remaining = pool.cost.minus(cost)
  const givenBack = deniedLoss.minus(lostForever)
  if (shareCount.eq(ZERO)) return { shareCount, cost: ZERO, waiting: pool.waiting.plus(givenBack) }
  return { shareCount, cost: remaining.plus(givenBack), waiting: pool.waiting }
}

function saleOf(
  trade: TaxTrade,
  rate: Decimal,
  pool: Pool,
  { replacedFor, today }: { replacedFor: (sale: TaxTrade) => SuperficialShares; today: string },
): SaleFigures {
  const { quantity, fee } = trade
  const proceeds = amountOf(trade).times(rate)
  const outlays = fee ? fee.times(rate) : ZERO
  const cost = quantity.eq(pool.shareCount) ? pool.cost : quotientOf(pool.cost.times(quantity), pool.shareCount)
  const gain = proceeds.minus(outlays).minus(cost)
  if (gain.gte(ZERO)) {
    const nothing = { deniedLoss: ZERO, lostForever: ZERO, superficial: null, isProvisional: false }
    return { proceeds, outlays, cost, gain, ...nothing }
  }

  const superficial = replacedFor(trade)
  const loss = gain.abs()
  return {
    proceeds,
    outlays,
    cost,
    gain,
    deniedLoss: quotientOf(loss.times(superficial.replaced), quantity),
    lostForever: quotientOf(loss.times(superficial.replacedInRegistered), quantity),
    superficial: superficial.replaced.gt(ZERO) ? superficial : null,
    isProvisional: superficial.windowEnd > today,
  }
}

function yearsOf(entries: readonly CostBaseEntry[], leftOut: readonly LeftOut[]): CostBaseYear[] {
  const years = new Map<number, CostBaseYear>()
  for (const { trade, sale } of entries) {
    if (sale === null) continue
    const year = yearOf(trade)
    const sums = years.get(year) ?? emptyYear(year, leftOut)
    years.set(year, withSale(sums, trade, sale))
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
    reportedGain: ZERO,
    isProvisional: false,
  }
}

function withSale(sums: CostBaseYear, { quantity }: TaxTrade, sale: SaleFigures): CostBaseYear {
  return {
    ...sums,
    soldShareCount: sums.soldShareCount.plus(quantity),
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
