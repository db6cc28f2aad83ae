import type { OutputOf } from '@palier/contract/kernel/call'
import { confirmSandboxCard } from '@palier/contract/billing/paymentCalls'
import { builder } from '../kernel/builder.ts'
import { ConfirmationStatus } from '../kernel/enums.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const ConfirmSandboxCardPayload = builder
  .objectRef<OutputOf<typeof confirmSandboxCard>>('ConfirmSandboxCardPayload')
  .implement({ fields: (t) => ({ status: t.expose('status', { type: ConfirmationStatus }) }) })

const SandboxCardInput = builder.inputType('SandboxCardInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    expirationMonth: t.int({ required: true, description: 'From 1.' }),
    expirationYear: t.int({ required: true }),
    cvc: t.string({ required: true }),
    nameOnCard: t.string({ required: true }),
  }),
})

const ConfirmSandboxCardInput = builder.inputType('ConfirmSandboxCardInput', {
  fields: (t) => ({
    clientSecret: t.string({ required: true }),
    card: t.field({ type: SandboxCardInput, description: 'A new card.' }),
    paymentMethodId: t.string({ description: 'A saved one.' }),
    isApproved: t.boolean({ description: 'After REQUIRES_ACTION: what the holder answered the bank.' }),
  }),
})

builder.mutationField('confirmSandboxCard', (t) =>
  t.field({
    type: ConfirmSandboxCardPayload,
    description: "The sandbox's stand-in for a provider's script in the page. Refused with another provider.",
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: ConfirmSandboxCardInput, required: true }) },
    resolve(_root, { input: { clientSecret, card, paymentMethodId, isApproved } }, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(
        operation.client.send(confirmSandboxCard, {
          clientSecret,
          card: card ?? undefined,
          paymentMethodId: paymentMethodId ?? undefined,
          isApproved: isApproved ?? undefined,
        }),
      )
    },
  }),
)
