import type { WirePlan } from '@palier/contract/billing/planSchemas'
import { cheapestPlanWith } from '@palier/domain/billing/plan'
import { limitsOf, loadPlans } from '../../loaders/billing/loadPlans.ts'
import { ofCents } from '../kernel/ofCents.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { AiKey, Currency, PlanFeature } from '../kernel/enums.ts'

export const Plan = builder.objectRef<WirePlan>('Plan')

builder.node(Plan, {
  description: 'What can be subscribed to, by the month.',
  id: { resolve: ({ planName }) => planName },
  loadOne: async (id, { operation }) => (await loadPlans(operation)).find(({ planName }) => planName === id) ?? null,
  fields: (t) => ({
    name: t.exposeString('planName'),
    displayOrder: t.exposeInt('displayOrder'),
    price: t.field({
      type: 'Decimal',
      description: 'A month of it, before taxes; 0 for one that is free.',
      resolve: ({ price }) => ofCents(price),
    }),
    currency: t.expose('currency', { type: Currency }),
    priceId: t.exposeString('paymentSystemPriceId', {
      nullable: true,
      description: 'What an order names; null for a plan that cannot be bought.',
    }),
    isAi: t.exposeBoolean('isAiPlan'),
    aiKeys: t.field({
      type: [AiKey],
      description: 'The kinds of analysis that it opens.',
      resolve: ({ aiDataActiveKeys }) => aiDataActiveKeys,
    }),
    buyLists: t.int({ resolve: ({ limit }) => limit.buyListCount }),
    sellLists: t.int({ resolve: ({ limit }) => limit.sellListCount }),
    combinedLists: t.int({
      description: 'Lists of either kind beyond the two numbers.',
      resolve: ({ limit }) => limit.combinedListCount,
    }),
    entries: t.int({ resolve: ({ limit }) => limit.combinedListCombinedEntriesCount }),
    portfolios: t.int({ resolve: ({ limit }) => limit.portfolioListCount }),
    portfolioStocks: t.int({ resolve: ({ limit }) => limit.combinedPortfolioStockCount }),
    newsPerStock: t.int({ resolve: ({ limit }) => limit.stockContext.newsCount }),
  }),
})

builder.queryField('plans', (t) =>
  t.field({
    type: [Plan],
    nullable: true,
    directives: semanticNonNull,
    description: 'The plans that anybody may choose, in their order.',
    resolve: (_root, _arguments, { operation }) => loadPlans(operation),
  }),
)

builder.queryField('cheapestPlanWith', (t) =>
  t.field({
    type: Plan,
    nullable: true,
    description: 'The public plan of lowest order that has it.',
    args: { feature: t.arg({ type: PlanFeature, required: true }) },
    async resolve(_root, { feature }, { operation }) {
      const offers = (await loadPlans(operation)).map((plan) => ({
        plan,
        displayOrder: plan.displayOrder,
        limits: limitsOf(plan.limit),
        aiKeys: plan.aiDataActiveKeys,
      }))
      return cheapestPlanWith(offers, feature)?.plan ?? null
    },
  }),
)
