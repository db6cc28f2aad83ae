import { confirmSandboxCard } from '@palier/contract/billing/paymentCalls'
import { builder } from '../kernel/builder.ts'
import { ConfirmationStatus } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SandboxCardInput = builder.inputType('SandboxCardInput', {
  fields: (t) => ({
    number: t.string({ required: true }),
    expirationMonth: t.int({ required: true, description: 'Month of expiry, 1 to 12.' }),
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
      paymentMethodId: t.string({ description: 'Id of a saved card.' }),
      isApproved: t.boolean({ description: 'After REQUIRES_ACTION: whether the cardholder approved.' }),
    }),
  },
  {
    description:
      "Confirms a card in the payment sandbox, in place of a provider's form. Refused with another provider.",
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
