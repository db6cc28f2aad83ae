import type { WirePlan, WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import type { Operation } from '../../operation/context.ts'
import { planLoader } from '../../loaders/billing/loadPlans.ts'
import { subscriptionLoader } from '../../loaders/billing/loadSubscription.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { SubscriptionStatus } from '../kernel/enums.ts'
import { instantOrNull } from '../kernel/instantOrNull.ts'
import { defaultCard, PaymentMethod } from './paymentMethod.ts'
import { Plan } from './plans.ts'
import { Viewer } from '../viewer/viewer.ts'

export type OwnSubscription = { userId: string; info: WireUserSubscriptionInfo }

export const PlanSubscription = builder.objectRef<OwnSubscription>('PlanSubscription')

builder.node(PlanSubscription, {
  description: 'Subscription of the person to a plan.',
  id: { resolve: ({ userId }) => userId },
  loadOne(id, { operation }) {
    const { session } = operation
    return session?.userId === id ? ownSubscription(operation, session) : null
  },
  fields: (t) => ({
    status: t.field({
      type: SubscriptionStatus,
      description: 'Whether it continues or is cancelled.',
      resolve: ({ info }) => info.status,
    }),
    plan: t.field({
      type: Plan,
      description: 'The plan.',
      resolve: ({ info }, _arguments, { operation }) => planOf(operation, info),
    }),
    isFree: t.boolean({ description: 'Whether the plan is free.', resolve: ({ info }) => info.isFreePlan }),
    renewalDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Date of the next charge; null when there is none.',
      resolve: ({ info }) => instantOrNull(info.currentCycleInfo.renewalDate),
    }),
    endDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the paid period.',
      resolve: ({ info }) => instantOrNull(info.currentCycleInfo.endDate),
    }),
    isCancelling: t.boolean({
      description: 'Whether it is cancelled; the plan remains until `terminationDate`.',
      resolve: ({ info }) => info.terminationInfo.isCancel,
    }),
    terminationDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it ends; null when it continues.',
      resolve: ({ info }) => instantOrNull(info.terminationInfo.terminationDate),
    }),
    endOfGracePeriod: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the period in which the plan remains although a payment failed.',
      resolve: ({ info }) => instantOrNull(info.terminationInfo.endOfGracePeriodDate),
    }),
    plannedPlanName: t.string({
      nullable: true,
      description: 'Name of the plan that follows at the end of the period; null when no change is planned.',
      resolve: ({ info: { plannedChangeOfPlan: planned } }) => instantOrNull(planned.date) && planned.planName,
    }),
    plannedPlan: t.field({
      type: Plan,
      nullable: true,
      description: 'Plan that follows at the end of the period; null if no change is planned or it is no longer sold.',
      resolve({ info: { plannedChangeOfPlan: planned } }, _arguments, { operation }) {
        return instantOrNull(planned.date) && planned.planName !== null
          ? planLoader(operation).load(planned.planName)
          : null
      },
    }),
    pendingPlanName: t.string({
      nullable: true,
      description:
        'Name of the plan of an order that waits for its first payment; ordering it again continues that order.',
      resolve: ({ info }) => info.pendingPlanName ?? null,
    }),
    plannedChangeDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When another plan starts; null when no change is planned.',
      resolve: ({ info }) => instantOrNull(info.plannedChangeOfPlan.date),
    }),
    paymentDefaultReason: t.string({
      nullable: true,
      description: "Provider's code of the failure of the last payment; null when nothing is owed.",
      resolve: ({ info }) => info.defaultOfPayment?.reason ?? null,
    }),
    defaultPaymentMethod: t.field({
      type: PaymentMethod,
      nullable: true,
      description: 'Card that is charged; null when there is none.',
      resolve: ({ info }) => defaultCard(info.defaultPaymentMethod),
    }),
  }),
})

/** Null for a guest. */
export async function ownSubscription(operation: Operation, session: Session): Promise<OwnSubscription | null> {
  const info = await subscriptionLoader(operation).load(session.userId)
  return info && { userId: session.userId, info }
}

builder.objectField(Viewer, 'subscription', (t) =>
  t.field({
    type: PlanSubscription,
    nullable: true,
    description: 'Subscription of the person; null for guests.',
    resolve: (session, _arguments, { operation }) => ownSubscription(operation, session),
  }),
)

/** A plan that is not public is only known by this definition, and sorts first. */
async function planOf(operation: Operation, { planDefinition }: WireUserSubscriptionInfo): Promise<WirePlan> {
  const { planName, price, priceId, limit, aiDataActiveKeys = [] } = planDefinition
  return (
    (await planLoader(operation).load(planName)) ?? {
      planName,
      price,
      reccurringInterval: price > 0 ? 'month' : null,
      paymentSystemPriceId: priceId,
      currency: 'CAD',
      limit,
      displayOrder: 0,
      isAiPlan: aiDataActiveKeys.length > 0,
      aiDataActiveKeys,
    }
  )
}
