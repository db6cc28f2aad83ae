import type { BillingPorts } from './billingPorts.ts'
import { cardExpiryProblem, isCardExpired } from '@palier/domain/billing/cardExpiry'
import type { CustomerState } from '../../providers/payments/port.ts'
import { actKeyOf } from './customers.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Act, expectReconciled } from './subscriptions.ts'
import type { Viewer } from '../kernel/viewer.ts'

type CardDetails = { cardId: string; nameOnCard: string; expirationMonth: number; expirationYear: number }

export type SavedCards = Pick<CustomerState, 'cards' | 'defaultCardId' | 'billingAddress'>

/** Cards are stored only by the provider. */
export function createPaymentMethods(ports: Omit<BillingPorts, 'database'>) {
  const { gateway, ask, serialize, customers, reconciliation } = ports

  /** Returns all cards. Refuses with resource_missing. */
  async function change(
    viewer: Viewer,
    cardId: string,
    now: Date,
    work: (customerId: string, state: CustomerState) => Promise<void>,
  ): Promise<SavedCards> {
    const { userId } = viewer
    if (!(await customers.find(viewer))) throw new Refusal('resource_missing')
    return serialize(userId, async () => {
      const { customer, state } = await expectReconciled(reconciliation, userId, now)
      if (!state.cards.some(({ id }) => id === cardId)) throw new Refusal('resource_missing')
      await reconciliation.schedulePoll(userId, now)
      await work(customer.customerId, state)
      return (await expectReconciled(reconciliation, userId, now)).state
    })
  }

  return {
    /** Refuses with UserIsNotACustomer. */
    async list(viewer: Viewer, now: Date): Promise<SavedCards> {
      const { customerId, defaultCardId } = await customers.expect(viewer)
      const state = await ask(() => gateway.stateOf(customerId))
      // A card was just saved: updates the stored state.
      if (state.defaultCardId !== defaultCardId) await reconciliation.reconcile(viewer.userId, now)
      return state
    },

    async startSetup(viewer: Viewer, { requestKey, now }: Act): Promise<string> {
      const { customerId } = await customers.ensure(viewer, now)
      await reconciliation.schedulePoll(viewer.userId, now)
      const key = actKeyOf('setup', viewer, requestKey)
      return (await ask(() => gateway.startCardSetup({ customerId, key }))).clientSecret
    },

    /** Refuses with resource_missing or expired_card. */
    setDefault: (viewer: Viewer, cardId: string, now: Date): Promise<SavedCards> =>
      change(viewer, cardId, now, async (customerId, state) => {
        const card = state.cards.find(({ id }) => id === cardId)
        if (card && isCardExpired(card, dayOf(state.now))) throw new Refusal('expired_card')
        await ask(() => gateway.setDefaultCard({ customerId, cardId }))
      }),

    /** Refuses with resource_missing, or with DefaultCardInUse while the card pays a current period. */
    remove: (viewer: Viewer, cardId: string, now: Date): Promise<SavedCards> =>
      change(viewer, cardId, now, async (customerId, { defaultCardId, subscription, now: theirNow }) => {
        const isCycleCurrent =
          (subscription?.status === 'active' || subscription?.status === 'pastDue') && subscription.periodEnd > theirNow
        if (cardId === defaultCardId && isCycleCurrent) throw new Refusal('DefaultCardInUse')
        await ask(() => gateway.deleteCard({ customerId, cardId }))
      }),

    /** Refuses with resource_missing or invalidExpiryMonth. */
    update: (viewer: Viewer, { cardId, ...details }: CardDetails, now: Date): Promise<SavedCards> =>
      change(viewer, cardId, now, async (customerId, state) => {
        const { expirationMonth, expirationYear } = details
        const problem = cardExpiryProblem(expirationMonth, expirationYear, dayOf(state.now))
        if (problem !== null) throw new Refusal('invalidExpiryMonth')
        await ask(() => gateway.updateCard({ customerId, cardId, ...details }))
      }),
  }
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
