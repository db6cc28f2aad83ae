import type { WireBeyondPlan } from '@palier/contract/billing/planSchemas'
import { builder } from '../kernel/builder.ts'

const BeyondPlan = builder.objectRef<WireBeyondPlan>('BeyondPlan').implement({
  description: 'Of something that is more than the plan allows: it can be read, exported and deleted, not changed.',
  fields: (t) => ({
    planName: t.exposeString('planName', {
      nullable: true,
      description: 'The cheapest plan that opens it for writing; null where none does.',
    }),
  }),
})

/** The field `beyondPlan` of what a plan limits. */
export const beyondPlanField = {
  type: BeyondPlan,
  nullable: true,
  description: 'Null where the plan opens it for writing.',
  resolve: ({ beyondPlan = null }: { beyondPlan?: WireBeyondPlan | null | undefined }) => beyondPlan,
} as const
