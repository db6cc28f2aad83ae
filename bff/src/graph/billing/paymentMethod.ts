import { isCardExpired, isDefaultCardExpiring } from '@palier/domain/billing/cardExpiry'
import { instantOf } from '@palier/domain/kernel/instant'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import {
  paymentMethodsLoader,
  type WirePaymentMethod,
  type WirePaymentMethods,
} from '../../loaders/billing/loadPaymentMethods.ts'
import { subscriptionLoader } from '../../loaders/billing/loadSubscription.ts'
import { loadSystemDate, loadSystemTime } from '../../loaders/site/loadSystemDate.ts'
import { BillingAddress } from './billingAddress.ts'
import { builder } from '../kernel/builder.ts'
import { Viewer } from '../viewer/viewer.ts'

type OwnCard = WirePaymentMethod & { isDefault: boolean }
export type OwnCards = { userId: string; cards: WirePaymentMethods }

export const PaymentMethod = builder.objectRef<OwnCard>('PaymentMethod')

builder.node(PaymentMethod, {
  description: 'A saved card. Its full number is known to the payment provider only.',
  id: { resolve: ({ id }) => id },
  async loadOne(id, { operation }) {
    const cards = operation.session && (await paymentMethodsLoader(operation).load(operation.session.userId))
    return (cards && cardsOf(cards).find((card) => card.id === id)) ?? null
  },
  fields: (t) => ({
    paymentMethodId: t.exposeString('id', { description: 'Id of the card for mutations.' }),
    nameOnCard: t.string({
      nullable: true,
      description: 'Null when the server does not report it.',
      resolve: ({ nameOnCard = null }) => nameOnCard,
    }),
    brand: t.exposeString('brand', { description: 'Card brand, such as visa.' }),
    last4: t.exposeString('last4', { description: 'Last four digits of the number.' }),
    expirationYear: t.exposeInt('expYear', { description: 'Year of expiry in four digits.' }),
    expirationMonth: t.exposeInt('expMonth', { description: 'Month of expiry, 1 to 12.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is the default card.' }),
    isExpired: t.boolean({
      description: 'Whether it has expired: its last month is over.',
      resolve: async ({ expMonth, expYear }, _arguments, { operation }) =>
        isCardExpired({ expirationMonth: expMonth, expirationYear: expYear }, await loadSystemDate(operation)),
    }),
    isExpiring: t.boolean({
      description: 'Whether its last month has begun, which is worth a warning for the default card.',
      resolve: async ({ expMonth, expYear }, _arguments, { operation }) =>
        isDefaultCardExpiring({ expirationMonth: expMonth, expirationYear: expYear }, await loadSystemDate(operation)),
    }),
    canBeDeleted: t.boolean({
      description: 'Whether it can be deleted: not the default card while a paid period runs.',
      resolve: async ({ isDefault }, _arguments, { operation }) => !isDefault || !(await hasCurrentCycle(operation)),
    }),
  }),
})

export const PaymentMethods = builder.objectRef<OwnCards>('PaymentMethods')

builder.node(PaymentMethods, {
  description: 'Saved cards of the person.',
  id: { resolve: ({ userId }) => userId },
  async loadOne(id, { operation }) {
    const { session } = operation
    return session?.userId === id ? ownCards(id, await paymentMethodsLoader(operation).load(id)) : null
  },
  fields: (t) => ({
    methods: t.field({
      type: [PaymentMethod],
      description: 'Saved cards of the person.',
      resolve: ({ cards }) => cardsOf(cards),
    }),
    billingAddress: t.field({
      type: BillingAddress,
      nullable: true,
      description: 'Billing address of the last order; null before the first.',
      resolve: ({ cards: { billingAddress = null } }) => billingAddress,
    }),
    today: t.field({
      type: 'Date',
      description: 'Today on the server, which decides expiry.',
      resolve: (_cards, _arguments, { operation }) => loadSystemDate(operation),
    }),
  }),
})

builder.objectField(Viewer, 'paymentMethods', (t) =>
  t.field({
    type: PaymentMethods,
    nullable: true,
    description: 'Saved cards; null for guests. Empty for a person who has never paid.',
    async resolve(session, _arguments, { operation }) {
      const cards = paymentMethodsLoader(operation).load(session.userId)
      // Expiry depends on the server's day, which is read in parallel.
      if (!hasRole(session.roles, 'demonstration')) void loadSystemTime(operation)
      return ownCards(session.userId, await cards)
    },
  }),
)

/** Null if there is no card. */
export function defaultCard(card: WirePaymentMethod | null): OwnCard | null {
  return card && { ...card, isDefault: true }
}

function ownCards(userId: string, cards: WirePaymentMethods | null): OwnCards | null {
  return cards && { userId, cards }
}

function cardsOf({ defaultPaymentMethodId, paymentMethods: { methods } }: WirePaymentMethods): OwnCard[] {
  return methods.map((card) => ({ ...card, isDefault: card.id === defaultPaymentMethodId }))
}

async function hasCurrentCycle(operation: Operation): Promise<boolean> {
  if (!operation.session) return false
  const [subscription, now] = await Promise.all([
    subscriptionLoader(operation).load(operation.session.userId),
    loadSystemTime(operation),
  ])
  const endDate = subscription?.currentCycleInfo.endDate
  return endDate != null && (instantOf(endDate) ?? 0) > now.getTime()
}
