import type { WireBeyondPlan } from '@palier/contract/billing/planSchemas'
import { builder } from '../kernel/builder.ts'

const BeyondPlan = builder.objectRef<WireBeyondPlan>('BeyondPlan').implement({
  description: 'Marks something beyond the limits of the plan: it can be read, exported and deleted, but not changed.',
  fields: (t) => ({
    planName: t.exposeString('planName', {
      nullable: true,
      description: 'Cheapest plan under which it can be changed; null when there is none.',
    }),
  }),
})

export const beyondPlanField = {
  type: BeyondPlan,
  nullable: true,
  description: 'Set when it is beyond the limits of the plan and cannot be changed; null otherwise.',
  resolve: ({ beyondPlan = null }: { beyondPlan?: WireBeyondPlan | null | undefined }) => beyondPlan,
} as const
