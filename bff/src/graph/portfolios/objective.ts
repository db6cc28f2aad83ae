import type { WireObjectiveProgression, WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import { decimal } from '@palier/domain/kernel/decimal'
import { compareByProgress } from '@palier/domain/portfolios/objective'
import type { Context, Operation } from '../../operation/context.ts'
import { priceLoader } from '../../loaders/market/loadPrices.ts'
import { stockLoader } from '../../loaders/market/loadStocks.ts'
import { loadHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { factsOfHolding, type StockFacts } from '../../cache/stockFacts.ts'
import { builder } from '../kernel/builder.ts'
import { ObjectiveKind } from '../kernel/portfolioEnums.ts'
import { Refusal } from '../kernel/refusal.ts'
import { Stock } from '../market/stock.ts'

/** A stock that is not held is known by its id only. */
export type OwnObjective = WireObjectiveProgression & { stock: StockFacts | string }

export const Objective = builder.objectRef<OwnObjective>('Objective')

builder.node(Objective, {
  description: 'Objective of a person for one stock, over all portfolios.',
  id: { resolve: ({ stockId }) => stockId },
  loadOne: (stockId, context) => (context.operation.session ? findObjective(stockId, context) : null),
  fields: (t) => ({
    stock: t.field({
      type: Stock,
      description: 'Stock that the objective is about.',
      resolve: ({ stock }, _arguments, { operation }) => knownStock(stock, operation),
    }),
    kind: t.expose('type', { type: ObjectiveKind, description: 'Kind of objective.' }),
    target: t.expose('target', { type: 'Decimal', description: 'Target; money is in the currency of the stock.' }),
    value: t.expose('value', { type: 'Decimal', description: 'Current value, in the unit of the target.' }),
    progressPercent: t.expose('percentageOfProgression', {
      type: 'Decimal',
      description: 'How much of the target is reached, in percent.',
    }),
    actualPercent: t.expose('actualPercentage', {
      type: 'Decimal',
      description: 'Share of this stock in everything held, in percent.',
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description:
        'Version to send with a write, which is refused if it has changed since; null when the server has no versions.',
    }),
    shareCount: t.expose('actualShareCount', { type: 'Decimal', description: 'Number of shares held.' }),
    pricedAt: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of the stock used for these figures; null when none is known.',
      resolve: ({ stock }, _arguments, { operation }) =>
        typeof stock === 'string'
          ? priceLoader(operation)
              .load(stock)
              .catch(() => null)
          : stock.lastPrice,
    }),
  }),
})

/** Most advanced first. Skips unknown stocks. */
export async function objectivesByProgress(context: Context): Promise<OwnObjective[]> {
  const { session } = context.operation
  if (!session) return []
  const { objectiveProgressions, portfolios } = await loadHoldings(context.operation, session)
  const objectives = await Promise.all(
    objectiveProgressions.map(async (progression) => {
      const { stock } = withStock(progression, portfolios, context)
      const facts = await findFacts(stock, context.operation)
      return facts ? [{ ...progression, stock: facts }] : []
    }),
  )
  return objectives.flat().sort((one, other) => compareByProgress(progressed(one), progressed(other)))
}

/** Null for visitors and if there is none. */
export async function findObjective(stockId: string, context: Context): Promise<OwnObjective | null> {
  const { session } = context.operation
  if (!session) return null
  const { objectiveProgressions, portfolios } = await loadHoldings(context.operation, session)
  const progression = objectiveProgressions.find((candidate) => candidate.stockId === stockId)
  return progression ? withStock(progression, portfolios, context) : null
}

/** Loads the facts if only the id is known. Throws a `resource_missing` refusal if there is none. */
export async function knownStock(stock: StockFacts | string, operation: Operation): Promise<StockFacts> {
  const facts = typeof stock === 'string' ? await stockLoader(operation).load(stock) : stock
  if (!facts) throw new Refusal('resource_missing')
  return facts
}

async function findFacts(stock: StockFacts | string, operation: Operation): Promise<StockFacts | null> {
  return typeof stock === 'string'
    ? stockLoader(operation)
        .load(stock)
        .catch(() => null)
    : stock
}

function withStock(
  progression: WireObjectiveProgression,
  portfolios: readonly WirePortfolio[],
  { operation }: Context,
): OwnObjective {
  const { stockId } = progression
  for (const { stocks } of portfolios) {
    const held = stocks.find((candidate) => candidate.stockId === stockId)
    if (held) return { ...progression, stock: factsOfHolding(held, operation.caller.language) }
  }
  return { ...progression, stock: stockId }
}

function progressed({ stock, percentageOfProgression }: WireObjectiveProgression & { stock: StockFacts }) {
  return { symbol: stock.symbol, percentageOfProgression: decimal(percentageOfProgression) }
}
