import {
  confirmSandboxCard,
  createSetupIntent,
  deletePaymentMethod,
  getPaymentMethods,
  getPaymentPublicKey,
  setDefaultPaymentMethod,
  updatePaymentMethod,
} from '@palier/contract/billing/paymentCalls'
import { cardsToWire } from '../../wire/billing/paymentMethod.ts'
import { forPayer } from './payerRoute.ts'
import { forAnyone, forUser } from '../kernel/route.ts'

const options = { rules: ['noGuests'] } as const

export const paymentMethodRoutes = {
  getPaymentPublicKey: forAnyone(getPaymentPublicKey, async ({ services: { payments } }) => {
    const { publicKey, kind: provider } = payments
    return { data: { publicKey, provider } }
  }),

  createSetupIntent: forPayer(
    createSetupIntent,
    async ({ viewer, now, requestKey, services: { payments } }) => {
      return { clientSecret: await payments.methods.startSetup(viewer, { requestKey, now }) }
    },
    { encryptStoredResponse: true },
  ),

  getPaymentMethods: forUser(
    getPaymentMethods,
    async ({ viewer, now, services: { payments } }) => {
      return { data: cardsToWire(await payments.methods.list(viewer, now)) }
    },
    options,
  ),

  setDefaultPaymentMethod: forPayer(setDefaultPaymentMethod, async ({ input, viewer, now, services: { payments } }) => {
    return cardsToWire(await payments.methods.setDefault(viewer, input.paymentMethodId, now))
  }),

  deletePaymentMethod: forPayer(deletePaymentMethod, async ({ input, viewer, now, services: { payments } }) => {
    return cardsToWire(await payments.methods.remove(viewer, input.paymentMethodId, now))
  }),

  updatePaymentMethod: forPayer(
    updatePaymentMethod,
    async ({ input: { paymentMethodId: cardId, ...details }, viewer, now, services: { payments } }) => {
      return cardsToWire(await payments.methods.update(viewer, { cardId, ...details }, now))
    },
  ),

  confirmSandboxCard: forAnyone(
    confirmSandboxCard,
    async ({ input: { clientSecret, ...confirmation }, now, services: { payments } }) => {
      return { data: { status: await payments.confirmSandboxCard(clientSecret, confirmation, now) } }
    },
  ),
}
