import {
  canAddBuyList,
  canAddEntry,
  canAddPortfolio,
  canAddPortfolioStock,
  canAddSellList,
  type PlanLimits,
  type PlanUse,
} from '@palier/domain/billing/planUsage'
import type { Context, Operation } from '../../operation/context.ts'
import { aiKeysOf, limitsOf, useOf } from '../../loaders/billing/loadPlans.ts'
import { type OwnUsage, usageLoader } from '../../loaders/billing/loadUsage.ts'
import { builder } from '../kernel/builder.ts'
import { AiKey } from '../kernel/enums.ts'
import { Viewer } from '../viewer/viewer.ts'

const UsageLine = builder.objectRef<{ used: number; limit: number }>('UsageLine').implement({
  description: 'Use of one limit of the plan. A limit of 0 means that the plan does not include it.',
  fields: (t) => ({
    used: t.exposeInt('used', { description: 'Number in use.' }),
    limit: t.exposeInt('limit', { description: 'Maximum under the plan.' }),
  }),
})

const Usage = builder.objectRef<OwnUsage>('Usage')

builder.node(Usage, {
  description: 'Use of the plan.',
  id: { resolve: ({ userId }) => userId },
  loadOne(id, { operation }) {
    const { session } = operation
    return session?.userId === id ? usageLoader(operation).load(session.userId) : null
  },
  fields: (t) => ({
    planName: t.exposeString('planName', { description: 'Plan that sets the limits.' }),
    aiKeys: t.field({
      type: [AiKey],
      description: 'Parts of the analysis the plan includes.',
      resolve: async (usage, _arguments, { operation }) => [...(await aiKeysOf(operation, usage))],
    }),
    buyLists: t.field({
      type: UsageLine,
      description: 'Number of buy lists.',
      resolve: (usage) => lineOf(usage, 'buyLists'),
    }),
    sellLists: t.field({
      type: UsageLine,
      description: 'Number of sell lists.',
      resolve: (usage) => lineOf(usage, 'sellLists'),
    }),
    entries: t.field({
      type: UsageLine,
      description: 'Number of entries on buy and sell lists together.',
      resolve: (usage) => lineOf(usage, 'entries'),
    }),
    portfolios: t.field({
      type: UsageLine,
      description: 'Number of portfolios.',
      resolve: (usage) => lineOf(usage, 'portfolios'),
    }),
    portfolioStocks: t.field({
      type: UsageLine,
      description: 'Number of stocks in all portfolios together.',
      resolve: (usage) => lineOf(usage, 'portfolioStocks'),
    }),
    canAddBuyList: t.boolean({
      description: 'Whether the plan allows one more buy list.',
      resolve: (usage) => isAllowed(usage, canAddBuyList),
    }),
    canAddSellList: t.boolean({
      description: 'Whether the plan allows one more sell list.',
      resolve: (usage) => isAllowed(usage, canAddSellList),
    }),
    canAddEntry: t.boolean({
      description: 'Whether the plan allows one more entry.',
      resolve: (usage) => isAllowed(usage, canAddEntry),
    }),
    canAddPortfolio: t.boolean({
      description: 'Whether the plan allows one more portfolio.',
      resolve: (usage) => isAllowed(usage, canAddPortfolio),
    }),
    canAddPortfolioStock: t.boolean({
      description: 'Whether the plan allows one more stock in a portfolio.',
      resolve: (usage) => isAllowed(usage, canAddPortfolioStock),
    }),
  }),
})

builder.objectField(Viewer, 'usage', (t) =>
  t.field({
    type: Usage,
    nullable: true,
    description: 'Use of the plan; null when the server does not report it.',
    resolve: (session, _arguments, { operation }) => usageLoader(operation).load(session.userId),
  }),
)

/** Field `usage` of write payloads, normally from the response of the write itself. */
export const usageOfWrite = {
  type: Usage,
  nullable: true,
  description: 'Use of the plan after the change; null when the server does not report it.',
  resolve: ({ usage }: { usage: OwnUsage | null }, _arguments: object, { operation }: Context) =>
    usageOrNull(operation, usage),
} as const

/** The write succeeded even if the usage cannot be read. */
async function usageOrNull(operation: Operation, answered: OwnUsage | null): Promise<OwnUsage | null> {
  if (answered || !operation.session) return answered
  try {
    return await usageLoader(operation).load(operation.session.userId)
  } catch (error) {
    operation.services.log.warn({ reason: error instanceof Error ? error.message : null }, 'plan usage read failed')
    return null
  }
}

function lineOf({ used, limit }: OwnUsage, what: keyof PlanUse): { used: number; limit: number } {
  return { used: useOf(used)[what], limit: limitsOf(limit)[what] }
}

function isAllowed({ used, limit }: OwnUsage, rule: (use: PlanUse, limits: PlanLimits) => boolean): boolean {
  return rule(useOf(used), limitsOf(limit))
}
