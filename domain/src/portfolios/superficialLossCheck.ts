import { costBaseInSteps, type CostBaseEntry, type SaleFigures, type TaxTrade } from './adjustedCostBase.ts'
import { type Decimal, ZERO } from '../kernel/decimal.ts'
import { compareTexts } from '../kernel/compareTexts.ts'
import { isAcquisition, windowOf } from './superficialLoss.ts'

/** A sale at a loss, and what a purchase changes in it; amounts in Canadian dollars. */
export type LossInWindow<Trade extends TaxTrade> = {
  readonly sale: Trade
  readonly loss: Decimal
  readonly deniedLoss: Decimal
  /** Of the denied loss what is never given back. */
  readonly lostForever: Decimal
  /** What was denied without the proposed purchase. */
  readonly deniedBefore: Decimal
  /** The last day on which a purchase may settle and still count. */
  readonly windowEnd: string
}

/** What the rule of superficial losses says of a trade before it is made. */
export type SuperficialLossCheck<Trade extends TaxTrade> = {
  /** Of a proposed sale; null for a purchase, and in a registered account, which has no gain. */
  readonly sale: SaleFigures | null
  /** Purchases in the window of a sale on that day, by settlement. */
  readonly purchases: readonly Trade[]
  /** A loss of a sale that settles through this day is near such a purchase; null where there is none. */
  readonly deniedThrough: string | null
  /** Losses that a proposed purchase would deny, or that any purchase on that day would. */
  readonly losses: readonly LossInWindow<Trade>[]
}

/**
 * Checks a proposed trade, or, where none is proposed, the day on which one would settle. `trades` are those of the
 * security in all accounts of the person and of their spouse, without the proposed one. In steps, as the report.
 */
export function* superficialLossCheckInSteps<Trade extends TaxTrade>(
  trades: readonly Trade[],
  proposed: Trade | { readonly settlementDate: string },
  today: string,
): Generator<undefined, SuperficialLossCheck<Trade>> {
  const trade = 'kind' in proposed ? proposed : null
  const { windowStart, windowEnd } = windowOf(proposed)
  const purchases = trades
    .filter((one) => isAcquisition(one) && one.settlementDate >= windowStart && one.settlementDate <= windowEnd)
    .toSorted((one, other) => compareTexts(one.settlementDate, other.settlementDate))
  const lastPurchase = purchases.at(-1)

  const after = yield* costBaseInSteps(trade ? [...trades, trade] : trades, today)
  // Only a purchase changes earlier losses.
  const before = trade?.kind === 'buy' ? yield* costBaseInSteps(trades, today) : after
  const own = after.entries.find((entry) => entry.trade === trade)
  return {
    sale: own?.sale ?? null,
    purchases,
    deniedThrough: lastPurchase ? windowOf(lastPurchase).windowEnd : null,
    losses: trade
      ? lossesBy(trade)
      : after.entries.filter(isNear).flatMap((entry) => lossOf(entry, entry.sale?.deniedLoss ?? ZERO)),
  }

  /** Whether that day is in the window of a sale. */
  function isNear({ trade: { settlementDate } }: CostBaseEntry<Trade>): boolean {
    return settlementDate >= windowStart
  }

  function lossesBy({ kind }: Trade): LossInWindow<Trade>[] {
    if (kind !== 'buy') return []
    const sales = before.entries.flatMap(({ trade, sale }) => (sale ? [[trade, sale.deniedLoss] as const] : []))
    const deniedBefore = new Map(sales)
    return after.entries
      .flatMap((entry) => lossOf(entry, deniedBefore.get(entry.trade) ?? ZERO))
      .filter((one) => one.deniedLoss.gt(one.deniedBefore))
  }
}

function lossOf<Trade extends TaxTrade>(
  { trade, sale }: CostBaseEntry<Trade>,
  deniedBefore: Decimal,
): LossInWindow<Trade>[] {
  if (!sale || trade.kind !== 'sell' || sale.gain.gte(ZERO)) return []
  const { deniedLoss, lostForever } = sale
  return [
    {
      ...{ sale: trade, loss: sale.gain.abs(), deniedLoss, lostForever },
      deniedBefore,
      windowEnd: windowOf(trade).windowEnd,
    },
  ]
}
