import { isCardExpired, isDefaultCardExpiring } from '@palier/domain/billing/cardExpiry'
import { instantOf } from '@palier/domain/kernel/instant'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import {
  loadPaymentMethods,
  type WirePaymentMethod,
  type WirePaymentMethods,
} from '../../loaders/billing/loadPaymentMethods.ts'
import { loadSubscription } from '../../loaders/billing/loadSubscription.ts'
import { loadSystemDate, loadSystemTime } from '../../loaders/site/loadSystemDate.ts'
import { BillingAddress } from './billingAddress.ts'
import { builder } from '../kernel/builder.ts'
import { Viewer } from '../viewer/viewer.ts'

type OwnCard = WirePaymentMethod & { isDefault: boolean }
export type OwnCards = { userId: string; cards: WirePaymentMethods }

export const PaymentMethod = builder.objectRef<OwnCard>('PaymentMethod')

builder.node(PaymentMethod, {
  description: 'A saved card, of which nobody here knows more than this.',
  id: { resolve: ({ id }) => id },
  async loadOne(id, { operation }) {
    const cards = operation.session && (await loadPaymentMethods(operation, operation.session))
    return (cards && cardsOf(cards).find((card) => card.id === id)) ?? null
  },
  fields: (t) => ({
    paymentMethodId: t.exposeString('id', { description: 'What a write names.' }),
    nameOnCard: t.string({
      nullable: true,
      description: 'Null where the server does not tell.',
      resolve: ({ nameOnCard = null }) => nameOnCard,
    }),
    brand: t.exposeString('brand'),
    last4: t.exposeString('last4'),
    expirationYear: t.exposeInt('expYear'),
    expirationMonth: t.exposeInt('expMonth', { description: 'From 1.' }),
    isDefault: t.exposeBoolean('isDefault'),
    isExpired: t.boolean({
      description: 'Its last month is over.',
      resolve: async ({ expMonth, expYear }, _arguments, { operation }) =>
        isCardExpired({ expirationMonth: expMonth, expirationYear: expYear }, await loadSystemDate(operation)),
    }),
    isExpiring: t.boolean({
      description: 'The first day of its last month is over: as the default card it is worth a warning.',
      resolve: async ({ expMonth, expYear }, _arguments, { operation }) =>
        isDefaultCardExpiring({ expirationMonth: expMonth, expirationYear: expYear }, await loadSystemDate(operation)),
    }),
    canBeDeleted: t.boolean({
      description: 'Not the default card as long as a period that was paid for runs.',
      resolve: async ({ isDefault }, _arguments, { operation }) => !isDefault || !(await hasCurrentCycle(operation)),
    }),
  }),
})

export const PaymentMethods = builder.objectRef<OwnCards>('PaymentMethods')

builder.node(PaymentMethods, {
  description: "The person's saved cards.",
  id: { resolve: ({ userId }) => userId },
  async loadOne(id, { operation }) {
    const { session } = operation
    return session?.userId === id ? ownCards(id, await loadPaymentMethods(operation, session)) : null
  },
  fields: (t) => ({
    methods: t.field({ type: [PaymentMethod], resolve: ({ cards }) => cardsOf(cards) }),
    billingAddress: t.field({
      type: BillingAddress,
      nullable: true,
      description: 'As the last order gave it; null before.',
      resolve: ({ cards: { billingAddress = null } }) => billingAddress,
    }),
    today: t.field({
      type: 'Date',
      description: "The server's day, by which cards expire.",
      resolve: (_cards, _arguments, { operation }) => loadSystemDate(operation),
    }),
  }),
})

builder.objectField(Viewer, 'paymentMethods', (t) =>
  t.field({
    type: PaymentMethods,
    nullable: true,
    description: 'Null for guests. Somebody who has never paid has none.',
    async resolve(session, _arguments, { operation }) {
      const cards = loadPaymentMethods(operation, session)
      // Whether cards have expired is asked of the server's day, which need not wait for them.
      if (!hasRole(session.roles, 'demonstration')) void loadSystemTime(operation)
      return ownCards(session.userId, await cards)
    },
  }),
)

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
    loadSubscription(operation, operation.session),
    loadSystemTime(operation),
  ])
  const endDate = subscription?.currentCycleInfo.endDate
  return endDate != null && (instantOf(endDate) ?? 0) > now.getTime()
}
