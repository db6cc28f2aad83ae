import { calculateProrata, cancelSubscription, changePlan, payOwed } from '@palier/contract/billing/paymentCalls'
import type { WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import type { Operation } from '../../operation/context.ts'
import { type OwnUsage, usageAfterPlanChange } from '../../loaders/billing/loadUsage.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { instantOrNull } from '../kernel/instantOrNull.ts'
import { InvoiceTax } from './invoice.ts'
import { ofCents } from '../kernel/ofCents.ts'
import { type OwnSubscription, PlanSubscription } from './planSubscription.ts'
import { orRefusal } from '../kernel/problem.ts'
import { usageOfWrite } from './usage.ts'
import { changedViewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'previewPlanChange',
  { inputFields: (t) => ({ planName: t.string({ required: true, description: 'Plan to change to.' }) }) },
  {
    description: 'Computes what a change of plan would charge now. Changes nothing.',
    resolve(_root, { input: { planName } }, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(operation.client.send(calculateProrata, { newPlanName: planName }))
    },
  },
  {
    outputFields: (t) => ({
      amount: t.field({
        type: 'Decimal',
        description:
          'Amount charged now, taxes included; 0 for a downgrade, which takes effect at the end of the period.',
        resolve: ({ amountRemaining }) => ofCents(amountRemaining),
      }),
      isDowngrade: t.exposeBoolean('isDowngrade', { description: 'Whether it is a downgrade.' }),
      prorationDate: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Time of the calculation; send it with the change to be charged the same.',
        resolve: ({ prorationDate }) => instantOrNull(prorationDate),
      }),
      nextBillingDate: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Date of the next charge; null when there is none.',
        resolve: ({ nextBillingDate }) => instantOrNull(nextBillingDate),
      }),
      taxes: t.field({
        type: [InvoiceTax],
        description: 'Sales taxes, each with its amount.',
        resolve: ({ taxes = [] }) => taxes,
      }),
    }),
  },
)

type Changed = {
  session: Session
  subscription: OwnSubscription
  usage: OwnUsage
  /** Set if the bank must authenticate the cardholder; the page confirms with it. */
  clientSecret: string | null
  retryToken: string | null
}

builder.relayMutationField(
  'changePlan',
  {
    inputFields: (t) => ({
      planName: t.string({ required: true, description: 'Plan to change to.' }),
      prorationDate: t.field({
        type: 'DateTime',
        description: '`prorationDate` of the preview, so that the amount shown is charged.',
      }),
    }),
  },
  {
    description: 'Changes the plan: an upgrade at once, a downgrade at the end of the paid period.',
    async resolve(_root, { input: { planName, prorationDate } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const answer = await orRefusal(
        operation.client.send(changePlan, { newPlanName: planName, prorationDate: prorationDate ?? undefined }),
      )
      return changed(operation, session, answer)
    },
  },
  {
    outputFields: (t) => ({
      subscription: t.expose('subscription', {
        type: PlanSubscription,
        description: 'The subscription after the change.',
      }),
      usage: t.field(usageOfWrite),
      clientSecret: t.exposeString('clientSecret', {
        nullable: true,
        description:
          "Secret for confirming the payment in the provider's form when the bank asks the cardholder; the plan changes once confirmed. Null when nothing is to be confirmed.",
      }),
      retryToken: t.exposeString('retryToken', {
        nullable: true,
        description: 'Single-use token for `renewSession`; null when none is needed.',
      }),
      viewer: t.expose('session', changedViewer),
    }),
  },
)

builder.relayMutationField(
  'payOwedInvoice',
  null,
  {
    description: 'Tries a failed payment again with the default card.',
    async resolve(_root, _arguments, { operation }) {
      const session = sessionOrRefusal(operation)
      return changed(operation, session, await orRefusal(operation.client.send(payOwed, {})))
    },
  },
  {
    outputFields: (t) => ({
      subscription: t.expose('subscription', {
        type: PlanSubscription,
        description: 'The subscription after the change.',
      }),
      clientSecret: t.exposeString('clientSecret', {
        nullable: true,
        description:
          "Secret for confirming the payment in the provider's form when the bank asks the cardholder; null otherwise.",
      }),
      retryToken: t.exposeString('retryToken', { nullable: true, description: 'Single-use token for `renewSession`.' }),
    }),
  },
)

builder.relayMutationField(
  'cancelSubscription',
  null,
  {
    description: 'Cancels the subscription at the end of the paid period.',
    async resolve(_root, _arguments, { operation }) {
      const session = sessionOrRefusal(operation)
      const { updatedSubscriptionInfo } = await orRefusal(operation.client.send(cancelSubscription, {}))
      return changed(operation, session, { updatedSubscription: updatedSubscriptionInfo }).subscription
    },
  },
  {
    outputFields: (t) => ({
      subscription: t.field({
        type: PlanSubscription,
        description: 'The subscription after the change.',
        resolve: (subscription) => subscription,
      }),
    }),
  },
)

type Answer = {
  updatedSubscription: WireUserSubscriptionInfo
  clientSecret?: string | undefined
  retryToken?: string | undefined
}

function changed(operation: Operation, session: Session, answer: Answer): Changed {
  const { updatedSubscription: info, clientSecret = null, retryToken = null } = answer
  const usage = usageAfterPlanChange(operation, session, info)
  return { session, subscription: { userId: session.userId, info }, usage, clientSecret, retryToken }
}
