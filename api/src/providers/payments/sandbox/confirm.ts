import { cardExpiryProblem } from '@palier/domain/billing/cardExpiry'
import { cardBrand, cardDigits, cardNumberProblem, cvcProblem } from '@palier/domain/billing/cardNumber'
import { deleteCard, findCard, insertCard, type SandboxCard } from '../../../database/queries/billing/sandboxQueries.ts'
import {
  findIntent,
  type SandboxIntent,
  updateIntent,
} from '../../../database/queries/billing/sandboxBillingQueries.ts'
import { PaymentRefused } from '../port.ts'
import { settleIntent } from './invoicing.ts'
import { type Ledger, newId } from './ledger.ts'
import { chargeOfCard } from './passTime.ts'
import { type Charge, type Outcome, outcomeOf, savingOf } from './testCards.ts'

const HELD_MILLISECONDS = 60_000

type TypedCard = {
  number: string
  expirationMonth: number
  expirationYear: number
  cvc: string
  nameOnCard: string
}

/** Without a card, the payment's existing card is confirmed. */
export type Confirmation = {
  card?: TypedCard | undefined
  paymentMethodId?: string | undefined
  isApproved?: boolean | undefined
}

export type ConfirmationStatus = 'succeeded' | 'processing' | 'requires_action'

type Confirmed = { status: ConfirmationStatus } | { declined: string }

/**
 * Confirms a payment or card setup, like a provider's own form. Idempotent once it has succeeded.
 * Throws PaymentRefused if there is nothing to confirm.
 */
export async function confirm(ledger: Ledger, intentId: string, confirmation: Confirmation): Promise<Confirmed> {
  const { transaction } = ledger
  const intent = await findIntent(transaction, intentId)
  if (!intent || intent.status === 'cancelled') throw new PaymentRefused('resource_missing')
  if (intent.status === 'succeeded' || intent.status === 'processing') return { status: intent.status }
  if (intent.status === 'requiresHolder') {
    if (confirmation.isApproved === true) {
      await settleIntent(ledger, intent)
      return { status: 'succeeded' }
    }
    // The bank's confirmation of the same card is still pending.
    const isSameCard = confirmation.card === undefined && confirmation.paymentMethodId === undefined
    if (isSameCard && confirmation.isApproved === undefined) return { status: 'requires_action' }
    await forgetCandidate(ledger, intent)
    if (confirmation.isApproved === false) return { declined: 'authentication_required' }
  }
  const card = await cardOf(ledger, confirmation)
  return { status: await take(ledger, intent, card, chargeFor(ledger, intent, card)) }
}

async function forgetCandidate({ transaction, customer }: Ledger, intent: SandboxIntent): Promise<void> {
  await updateIntent(transaction, intent.id, { status: 'requiresCard', cardId: null })
  const card = intent.cardId === null ? null : await findCard(transaction, customer.id, intent.cardId)
  if (card && !card.isSaved) await deleteCard(transaction, card.id)
}

async function cardOf(ledger: Ledger, { card, paymentMethodId }: Confirmation): Promise<SandboxCard> {
  if (card) return typedCard(ledger, card)
  const { transaction, customer } = ledger
  const saved = paymentMethodId === undefined ? null : await findCard(transaction, customer.id, paymentMethodId)
  if (!saved?.isSaved) throw new PaymentRefused('resource_missing')
  return saved
}

async function typedCard({ transaction, customer, now }: Ledger, typed: TypedCard): Promise<SandboxCard> {
  const digits = cardDigits(typed.number)
  const { expirationMonth, expirationYear, nameOnCard } = typed
  const today = now.toISOString().slice(0, 10)
  const outcome = outcomeOf(digits)
  const problem =
    cardNumberProblem(typed.number) ??
    (outcome === null ? 'invalid_number' : null) ??
    cardExpiryProblem(expirationMonth, expirationYear, today) ??
    cvcProblem(typed.cvc)
  if (problem !== null || outcome === null) throw new PaymentRefused(problem ?? 'invalid_number')
  const card: SandboxCard = {
    id: newId('card'),
    customerId: customer.id,
    brand: cardBrand(digits),
    last4: digits.slice(-4),
    expirationMonth,
    expirationYear,
    nameOnCard,
    outcome,
    isSaved: false,
    createdAt: now,
  }
  await insertCard(transaction, card)
  return card
}

function chargeFor({ now }: Ledger, { invoiceId }: SandboxIntent, card: SandboxCard): Charge {
  const charge = chargeOfCard(card, { at: now, isHolderThere: true })
  return invoiceId === null && charge !== 'expired_card' ? savingOf(card.outcome as Outcome) : charge
}

async function take(
  ledger: Ledger,
  intent: SandboxIntent,
  card: SandboxCard,
  charge: Charge,
): Promise<ConfirmationStatus> {
  const { transaction, now } = ledger
  const withCard = { ...intent, cardId: card.id }
  switch (charge) {
    case 'paid':
      await updateIntent(transaction, intent.id, { cardId: card.id })
      await settleIntent(ledger, withCard)
      return 'succeeded'
    case 'asksHolder':
      await updateIntent(transaction, intent.id, { cardId: card.id, status: 'requiresHolder' })
      return 'requires_action'
    case 'held': {
      const settlesAt = new Date(now.getTime() + HELD_MILLISECONDS)
      await updateIntent(transaction, intent.id, { cardId: card.id, status: 'processing', settlesAt })
      return 'processing'
    }
    default:
      // The rollback also removes the entered card.
      throw new PaymentRefused(charge)
  }
}
