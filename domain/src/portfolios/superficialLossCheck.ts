import { costBaseInSteps, type CostBaseEntry, type SaleFigures, type TaxTrade } from './adjustedCostBase.ts'
import { type Decimal, ZERO } from '../kernel/decimal.ts'
import { compareTexts } from '../kernel/compareTexts.ts'
import { isAcquisition, windowOf } from './superficialLoss.ts'

export type LossInWindow<Trade extends TaxTrade> = {
  readonly sale: Trade
  readonly loss: Decimal
  readonly deniedLoss: Decimal
  readonly lostForever: Decimal
  readonly deniedBefore: Decimal
  readonly windowEnd: string
}

export type SuperficialLossCheck<Trade extends TaxTrade> = {
  /** Null for a purchase and for a registered account, which has no gain. */
  readonly sale: SaleFigures | null
  readonly purchases: readonly Trade[]
  /** Last settlement day on which such a purchase may deny a loss; null without one. */
  readonly deniedThrough: string | null
  readonly losses: readonly LossInWindow<Trade>[]
}

/**
 * Checks a proposed trade, or only a settlement day. `trades` are all trades of the security by the
 * user and the spouse, without the proposed one.
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
      sale: trade,
      loss: sale.gain.abs(),
      deniedLoss,
      lostForever,
      deniedBefore,
      windowEnd: windowOf(trade).windowEnd,
    },
  ]
}
