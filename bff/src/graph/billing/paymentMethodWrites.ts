import type { OutputOf } from '@palier/contract/kernel/call'
import {
  createSetupIntent,
  deletePaymentMethod,
  setDefaultPaymentMethod,
  updatePaymentMethod,
} from '@palier/contract/billing/paymentCalls'
import type { Client } from '@palier/contract/client'
import type { Operation } from '../../operation/context.ts'
import { rememberPaymentMethods, type WirePaymentMethods } from '../../loaders/billing/loadPaymentMethods.ts'
import { forgetSubscription } from '../../loaders/billing/loadSubscription.ts'
import { builder } from '../kernel/builder.ts'
import { type OwnCards, PaymentMethods } from './paymentMethod.ts'
import { PlanSubscription, ownSubscription } from './planSubscription.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const StartCardSetupPayload = builder.objectRef<OutputOf<typeof createSetupIntent>>('StartCardSetupPayload').implement({
  fields: (t) => ({
    clientSecret: t.exposeString('clientSecret', { description: "What the provider's form saves the card with." }),
  }),
})

builder.mutationField('startCardSetup', (t) =>
  t.field({
    type: StartCardSetupPayload,
    description: 'Begins to save a card, which then becomes the default one: `defaultCardChanged` tells when.',
    errors: { types: [Refusal, LimitRefusal] },
    resolve(_root, _arguments, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(operation.client.send(createSetupIntent, {}))
    },
  }),
)

const SetDefaultPaymentMethodPayload = payloadOf('SetDefaultPaymentMethodPayload')

const SetDefaultPaymentMethodInput = builder.inputType('SetDefaultPaymentMethodInput', {
  fields: (t) => ({ paymentMethodId: t.string({ required: true }) }),
})

builder.mutationField('setDefaultPaymentMethod', (t) =>
  t.field({
    type: SetDefaultPaymentMethodPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SetDefaultPaymentMethodInput, required: true }) },
    resolve: (_root, { input: { paymentMethodId } }, { operation }) =>
      writeToCards(operation, (client) => client.send(setDefaultPaymentMethod, { paymentMethodId })),
  }),
)

const DeletePaymentMethodPayload = payloadOf('DeletePaymentMethodPayload')

const DeletePaymentMethodInput = builder.inputType('DeletePaymentMethodInput', {
  fields: (t) => ({ paymentMethodId: t.string({ required: true }) }),
})

builder.mutationField('deletePaymentMethod', (t) =>
  t.field({
    type: DeletePaymentMethodPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: DeletePaymentMethodInput, required: true }) },
    resolve: (_root, { input: { paymentMethodId } }, { operation }) =>
      writeToCards(operation, (client) => client.send(deletePaymentMethod, { paymentMethodId })),
  }),
)

const UpdatePaymentMethodPayload = payloadOf('UpdatePaymentMethodPayload')

const UpdatePaymentMethodInput = builder.inputType('UpdatePaymentMethodInput', {
  fields: (t) => ({
    paymentMethodId: t.string({ required: true }),
    nameOnCard: t.string({ required: true }),
    expirationMonth: t.int({ required: true, description: 'From 1.' }),
    expirationYear: t.int({ required: true }),
  }),
})

builder.mutationField('updatePaymentMethod', (t) =>
  t.field({
    type: UpdatePaymentMethodPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: UpdatePaymentMethodInput, required: true }) },
    resolve: (_root, { input }, { operation }) =>
      writeToCards(operation, (client) => client.send(updatePaymentMethod, input)),
  }),
)

function payloadOf(name: string) {
  return builder.objectRef<OwnCards>(name).implement({
    fields: (t) => ({
      paymentMethods: t.field({ type: PaymentMethods, resolve: (cards) => cards }),
      subscription: t.field({
        type: PlanSubscription,
        nullable: true,
        description: 'Whose default card may be another one now: costs one read.',
        resolve: (_cards, _arguments, { operation }) =>
          operation.session && ownSubscription(operation, operation.session),
      }),
    }),
  })
}

async function writeToCards(
  operation: Operation,
  write: (client: Client) => Promise<WirePaymentMethods>,
): Promise<OwnCards> {
  const session = sessionOrRefusal(operation)
  const cards = await orRefusal(write(operation.client))
  forgetSubscription(session)
  rememberPaymentMethods(session, cards)
  return { userId: session.userId, cards }
}
