import {
  createSetupIntent,
  deletePaymentMethod,
  setDefaultPaymentMethod,
  updatePaymentMethod,
} from '@palier/contract/billing/paymentCalls'
import type { Client } from '@palier/contract/client'
import type { Context, Operation } from '../../operation/context.ts'
import { paymentMethodsLoader, type WirePaymentMethods } from '../../loaders/billing/loadPaymentMethods.ts'
import { subscriptionLoader } from '../../loaders/billing/loadSubscription.ts'
import { builder } from '../kernel/builder.ts'
import { type OwnCards, PaymentMethods } from './paymentMethod.ts'
import { PlanSubscription, ownSubscription } from './planSubscription.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const cardsOfWrite = {
  type: PaymentMethods,
  description: 'The cards after the change.',
  resolve: (cards: OwnCards) => cards,
}

const subscriptionOfWrite = {
  type: PlanSubscription,
  nullable: true,
  description: 'The subscription, whose default card may have changed; costs one more read.',
  resolve: (_cards: OwnCards, _arguments: object, { operation }: Context) =>
    operation.session && ownSubscription(operation, operation.session),
} as const

builder.relayMutationField(
  'startCardSetup',
  null,
  {
    description: 'Starts saving a card, which then becomes the default one; `defaultCardChanged` tells when.',
    resolve(_root, _arguments, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(operation.client.send(createSetupIntent, {}))
    },
  },
  {
    outputFields: (t) => ({
      clientSecret: t.exposeString('clientSecret', {
        description: "Secret for saving the card in the provider's form.",
      }),
    }),
  },
)

builder.relayMutationField(
  'setDefaultPaymentMethod',
  {
    inputFields: (t) => ({
      paymentMethodId: t.string({ required: true, description: 'Id of the card at the payment provider.' }),
    }),
  },
  {
    description: 'Sets the default card.',
    resolve: (_root, { input: { paymentMethodId } }, { operation }) =>
      writeToCards(operation, (client) => client.send(setDefaultPaymentMethod, { paymentMethodId })),
  },
  { outputFields: (t) => ({ paymentMethods: t.field(cardsOfWrite), subscription: t.field(subscriptionOfWrite) }) },
)

builder.relayMutationField(
  'deletePaymentMethod',
  {
    inputFields: (t) => ({
      paymentMethodId: t.string({ required: true, description: 'Id of the card at the payment provider.' }),
    }),
  },
  {
    description: 'Deletes a saved card.',
    resolve: (_root, { input: { paymentMethodId } }, { operation }) =>
      writeToCards(operation, (client) => client.send(deletePaymentMethod, { paymentMethodId })),
  },
  { outputFields: (t) => ({ paymentMethods: t.field(cardsOfWrite), subscription: t.field(subscriptionOfWrite) }) },
)

builder.relayMutationField(
  'updatePaymentMethod',
  {
    inputFields: (t) => ({
      paymentMethodId: t.string({ required: true, description: 'Id of the card at the payment provider.' }),
      nameOnCard: t.string({ required: true, description: 'Name on the card.' }),
      expirationMonth: t.int({ required: true, description: 'Month of expiry, 1 to 12.' }),
      expirationYear: t.int({ required: true, description: 'Year of expiry in four digits.' }),
    }),
  },
  {
    description: 'Changes the name and expiry of a saved card.',
    resolve: (_root, { input }, { operation }) =>
      writeToCards(operation, (client) => client.send(updatePaymentMethod, input)),
  },
  { outputFields: (t) => ({ paymentMethods: t.field(cardsOfWrite), subscription: t.field(subscriptionOfWrite) }) },
)

async function writeToCards(
  operation: Operation,
  write: (client: Client) => Promise<WirePaymentMethods>,
): Promise<OwnCards> {
  const session = sessionOrRefusal(operation)
  const cards = await orRefusal(write(operation.client))
  subscriptionLoader(operation).clear(session.userId)
  paymentMethodsLoader(operation).clear(session.userId).prime(session.userId, cards)
  return { userId: session.userId, cards }
}
