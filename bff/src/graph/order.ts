import type { OutputOf } from '@palier/contract/call'
import { createSubscription } from '@palier/contract/calls/payments'
import { forgetSubscription } from '../loaders/loadSubscription.ts'
import { builder } from './builder.ts'
import { Invoice } from './invoice.ts'
import { LimitRefusal, orRefusal, Refusal } from './problem.ts'
import { sessionOrRefusal } from './viewerSession.ts'

const OrderPlanPayload = builder.objectRef<OutputOf<typeof createSubscription>>('OrderPlanPayload').implement({
  description: 'The order stands as soon as its first payment is confirmed with the secret.',
  fields: (t) => ({
    subscriptionId: t.exposeString('subscriptionId'),
    invoice: t.expose('invoice', { type: Invoice }),
    clientSecret: t.exposeString('clientSecret', {
      description: "What the provider's form confirms the payment with; empty where nothing is left to confirm.",
    }),
    retryToken: t.exposeString('retryToken', { description: 'For `paymentOutcome`, then once for `renewSession`.' }),
  }),
})

const OrderPlanInput = builder.inputType('OrderPlanInput', {
  fields: (t) => ({ priceId: t.string({ required: true }) }),
})

builder.mutationField('orderPlan', (t) =>
  t.field({
    type: OrderPlanPayload,
    description: 'A first order, or the same plan again after it was cancelled.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: OrderPlanInput, required: true }) },
    async resolve(_root, { input: { priceId } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const order = await orRefusal(operation.client.send(createSubscription, { priceId }))
      forgetSubscription(session)
      return order
    },
  }),
)
