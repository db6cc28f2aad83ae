import type { paymentMethod, paymentMethodsInfo } from '@palier/contract/billing/planSchemas'
import type { z } from 'zod'
import type { Card } from '../../providers/payments/port.ts'
import type { SavedCards } from '../../services/billing/paymentMethods.ts'

export function cardToWire(card: Card): z.input<typeof paymentMethod> {
  const { id, brand, last4, expirationMonth: expMonth, expirationYear: expYear, nameOnCard = null } = card
  return { id, brand, last4, expYear, expMonth, nameOnCard }
}

export function cardsToWire({ cards, defaultCardId, billingAddress }: SavedCards): z.input<typeof paymentMethodsInfo> {
  return { defaultPaymentMethodId: defaultCardId, paymentMethods: { methods: cards.map(cardToWire) }, billingAddress }
}
