import { RestError } from '@palier/contract/client'
import type { WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import { type OutcomeStream, waitForOutcome } from '../../live/paymentOutcome.ts'
import { readPaymentMethods } from '../../loaders/billing/loadPaymentMethods.ts'
import { readSubscription } from '../../loaders/billing/loadSubscription.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { OutcomeStatus } from '../kernel/enums.ts'
import { type OwnCards, PaymentMethods } from './paymentMethod.ts'
import { ownSubscription, PlanSubscription } from './planSubscription.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

const PaymentOutcome = builder.objectRef<{ retryToken: string | null }>('PaymentOutcome').implement({
  description: 'Outcome of a payment. After DONE send `renewSession` with `retryToken`.',
  fields: (t) => ({
    status: t.field({
      type: OutcomeStatus,
      description: 'Whether the outcome is known, or the wait timed out.',
      resolve: ({ retryToken }) => (retryToken === null ? 'timedOut' : 'done'),
    }),
    retryToken: t.exposeString('retryToken', {
      nullable: true,
      description: 'Token for `renewSession`; null after a timeout.',
    }),
  }),
})

builder.subscriptionField('paymentOutcome', (t) =>
  t.field({
    type: PaymentOutcome,
    description:
      'Waits until an order has changed the plan, at most 15 seconds. Get the new session by `renewSession`.',
    args: {
      retryToken: t.arg.string({ required: true, description: '`retryToken` of the order.' }),
      expectedPlanName: t.arg.string({ required: true, description: 'Name of the plan ordered.' }),
    },
    subscribe(_root, { expectedPlanName }, { operation }) {
      return waitFor(operation, async (session) => {
        const info = await readSubscription(operation, session)
        if (!info) throw notForGuests()
        return stands(info, expectedPlanName) ? info : null
      })
    },
    resolve: ({ found }, { retryToken }) => ({ retryToken: found && retryToken }),
  }),
)

const DefaultCardOutcome = builder.objectRef<{ cards: OwnCards | null }>('DefaultCardOutcome').implement({
  description: 'Whether the default card changed before the timeout.',
  fields: (t) => ({
    status: t.field({
      type: OutcomeStatus,
      description: 'Whether the card changed, or the wait timed out.',
      resolve: ({ cards }) => (cards ? 'done' : 'timedOut'),
    }),
    paymentMethods: t.expose('cards', {
      type: PaymentMethods,
      nullable: true,
      description: 'Saved cards; null after a timeout.',
    }),
    subscription: t.field({
      type: PlanSubscription,
      nullable: true,
      description: 'The subscription with its new default card; null after a timeout.',
      resolve: ({ cards }, _arguments, { operation }) =>
        cards && operation.session && ownSubscription(operation, operation.session),
    }),
  }),
})

builder.subscriptionField('defaultCardChanged', (t) =>
  t.field({
    type: DefaultCardOutcome,
    description: 'Waits until another card than `from` is the default one, at most 15 seconds.',
    args: {
      from: t.arg.string({
        description: '`paymentMethodId` of the default card so far; left out when there was none.',
      }),
    },
    subscribe(_root, { from }, { operation }) {
      return waitFor(operation, async (session) => {
        const cards = await readPaymentMethods(operation, session)
        if (!cards) throw notForGuests()
        const { defaultPaymentMethodId } = cards
        const isAnother = defaultPaymentMethodId !== null && defaultPaymentMethodId !== (from ?? null)
        return isAnother ? { userId: session.userId, cards } : null
      })
    },
    resolve: ({ found }) => ({ cards: found }),
  }),
)

function waitFor<Found>(operation: Operation, poll: (session: Session) => Promise<Found | null>): OutcomeStream<Found> {
  const session = sessionOrError(operation)
  if (hasRole(session.roles, 'demonstration')) throw notForGuests()
  const { events, clock } = operation.services
  return waitForOutcome({
    poll: () => poll(session),
    isHopeless: (error) =>
      error instanceof Refusal || (error instanceof RestError && error.code === 'notAuthenticated'),
    changes: events.listen(session.userId),
    clock,
  })
}

/** The name alone decides nothing: a resumed plan, or one with a failed payment, had it before. */
function stands({ planName, terminationInfo, defaultOfPayment }: WireUserSubscriptionInfo, expected: string): boolean {
  return planName === expected && !terminationInfo.isCancel && defaultOfPayment === null
}

function notForGuests(): Refusal {
  return new Refusal('DemonstrationAccountNotAllowed')
}
