import { confirmSandboxCard } from '@palier/contract/billing/paymentCalls'
import { builder } from '../kernel/builder.ts'
import { ConfirmationStatus } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SandboxCardInput = builder.inputType('SandboxCardInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    expirationMonth: t.int({ required: true, description: 'From 1.' }),
    expirationYear: t.int({ required: true }),
    cvc: t.string({ required: true }),
    nameOnCard: t.string({ required: true }),
  }),
})

builder.relayMutationField(
  'confirmSandboxCard',
  {
    inputFields: (t) => ({
      clientSecret: t.string({ required: true }),
      card: t.field({ type: SandboxCardInput, description: 'A new card.' }),
      paymentMethodId: t.string({ description: 'A saved one.' }),
      isApproved: t.boolean({ description: 'After REQUIRES_ACTION: what the holder answered the bank.' }),
    }),
  },
  {
    description: "The sandbox's stand-in for a provider's script in the page. Refused with another provider.",
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
  },
  { outputFields: (t) => ({ status: t.expose('status', { type: ConfirmationStatus }) }) },
)
