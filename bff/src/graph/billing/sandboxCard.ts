import { confirmSandboxCard } from '@palier/contract/billing/paymentCalls'
import { builder } from '../kernel/builder.ts'
import { ConfirmationStatus } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SandboxCardInput = builder.inputType('SandboxCardInput', {
  description: 'A test card for the payment sandbox.',
  fields: (t) => ({
    number: t.string({ required: true, description: 'A test card number.' }),
    expirationMonth: t.int({ required: true, description: 'Month of expiry, 1 to 12.' }),
    expirationYear: t.int({ required: true, description: 'Year of expiry in four digits.' }),
    cvc: t.string({ required: true, description: 'Security code of three or four digits.' }),
    nameOnCard: t.string({ required: true, description: 'Name on the card.' }),
  }),
})

builder.relayMutationField(
  'confirmSandboxCard',
  {
    inputFields: (t) => ({
      clientSecret: t.string({ required: true, description: 'Secret of the payment or card setup to confirm.' }),
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
  {
    outputFields: (t) => ({
      status: t.expose('status', { type: ConfirmationStatus, description: 'Outcome of the confirmation.' }),
    }),
  },
)
