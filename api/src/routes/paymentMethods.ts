import {
  confirmSandboxCard,
  createSetupIntent,
  deletePaymentMethod,
  getPaymentMethods,
  getPaymentPublicKey,
  setDefaultPaymentMethod,
  updatePaymentMethod,
} from '@palier/contract/calls/payments'
import { cardsToWire } from '../wire/paymentMethod.ts'
import { forAnyone, forUser, forUserAfter } from './route.ts'

const options = { rules: ['noGuests'] } as const

async function answered<Data>({ begun: data }: { begun: Data }): Promise<{ data: Data }> {
  return { data }
}

export const getPaymentPublicKeyRoute = forAnyone(getPaymentPublicKey, async ({ services: { payments } }) => {
  const { publicKey, kind: provider } = payments
  return { data: { publicKey, provider } }
})

export const createSetupIntentRoute = forUserAfter(
  createSetupIntent,
  async ({ viewer, now, requestKey, services: { payments } }) => {
    return { clientSecret: await payments.methods.startSetup(viewer, { requestKey, now }) }
  },
  answered,
  { ...options, answersSecret: true },
)

export const getPaymentMethodsRoute = forUser(
  getPaymentMethods,
  async ({ viewer, now, services: { payments } }) => {
    return { data: cardsToWire(await payments.methods.list(viewer, now)) }
  },
  options,
)

export const setDefaultPaymentMethodRoute = forUserAfter(
  setDefaultPaymentMethod,
  async ({ input, viewer, now, services: { payments } }) => {
    return cardsToWire(await payments.methods.setDefault(viewer, input.paymentMethodId, now))
  },
  answered,
  options,
)

export const deletePaymentMethodRoute = forUserAfter(
  deletePaymentMethod,
  async ({ input, viewer, now, services: { payments } }) => {
    return cardsToWire(await payments.methods.remove(viewer, input.paymentMethodId, now))
  },
  answered,
  options,
)

export const updatePaymentMethodRoute = forUserAfter(
  updatePaymentMethod,
  async ({ input: { paymentMethodId: cardId, ...details }, viewer, now, services: { payments } }) => {
    return cardsToWire(await payments.methods.update(viewer, { cardId, ...details }, now))
  },
  answered,
  options,
)

export const confirmSandboxCardRoute = forAnyone(
  confirmSandboxCard,
  async ({ input: { clientSecret, ...confirmation }, now, services: { payments } }) => {
    return { data: { status: await payments.confirmSandboxCard(clientSecret, confirmation, now) } }
  },
)
