import type { WirePlan } from '@palier/contract/billing/planSchemas'
import { cheapestPlanWith } from '@palier/domain/billing/plan'
import { limitsOf, loadPlans, planLoader } from '../../loaders/billing/loadPlans.ts'
import { ofCents } from '../kernel/ofCents.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { AiKey, Currency, PlanFeature } from '../kernel/enums.ts'

export const Plan = builder.objectRef<WirePlan>('Plan')

builder.node(Plan, {
  description: 'A plan, billed monthly.',
  id: { resolve: ({ planName }) => planName },
  loadOne: (name, { operation }) => planLoader(operation).load(name),
  fields: (t) => ({
    name: t.exposeString('planName', { description: 'Name of the plan, as `planName` takes it.' }),
    displayOrder: t.exposeInt('displayOrder', { description: 'Position in the order of the plans.' }),
    price: t.field({
      type: 'Decimal',
      description: 'Price per month before taxes; 0 for a free plan.',
      resolve: ({ price }) => ofCents(price),
    }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the prices.' }),
    priceId: t.exposeString('paymentSystemPriceId', {
      nullable: true,
      description: 'Id of the price for an order; null for a plan that cannot be bought.',
    }),
    isAi: t.exposeBoolean('isAiPlan', { description: 'Whether it includes the analysis.' }),
    aiKeys: t.expose('aiDataActiveKeys', { type: [AiKey], description: 'Parts of the analysis it includes.' }),
    buyLists: t.int({ description: 'Maximum number of buy lists.', resolve: ({ limit }) => limit.buyListCount }),
    sellLists: t.int({ description: 'Maximum number of sell lists.', resolve: ({ limit }) => limit.sellListCount }),
    combinedLists: t.int({
      description: 'Number of buy or sell lists allowed beyond `buyLists` and `sellLists`.',
      resolve: ({ limit }) => limit.combinedListCount,
    }),
    entries: t.int({
      description: 'Maximum number of entries on all lists.',
      resolve: ({ limit }) => limit.combinedListCombinedEntriesCount,
    }),
    portfolios: t.int({
      description: 'Maximum number of portfolios.',
      resolve: ({ limit }) => limit.portfolioListCount,
    }),
    portfolioStocks: t.int({
      description: 'Maximum number of stocks in all portfolios.',
      resolve: ({ limit }) => limit.combinedPortfolioStockCount,
    }),
    newsPerStock: t.int({
      description: 'Maximum number of news per stock.',
      resolve: ({ limit }) => limit.stockContext.newsCount,
    }),
  }),
})

builder.queryField('plans', (t) =>
  t.field({
    type: [Plan],
    nullable: true,
    directives: semanticNonNull,
    description: 'Plans open to everybody, in display order.',
    resolve: (_root, _arguments, { operation }) => loadPlans(operation),
  }),
)

builder.queryField('cheapestPlanWith', (t) =>
  t.field({
    type: Plan,
    nullable: true,
    description: 'First public plan, in display order, with this feature; null when there is none.',
    args: { feature: t.arg({ type: PlanFeature, required: true, description: 'Feature the plan must include.' }) },
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
