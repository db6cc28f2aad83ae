import { isCardExpired } from '@palier/domain/billing/cardExpiry'
import { deleteCard, findCard, saveDefaultCard, updateCard } from '../../../database/queries/billing/sandboxQueries.ts'
import { findIntentOfAct, insertIntent } from '../../../database/queries/billing/sandboxBillingQueries.ts'
import { PaymentRefused } from '../port.ts'
import { type Ledger, newId } from './ledger.ts'

/** Idempotent by key. */
export async function startSaving({ transaction, customer, now }: Ledger, key: string): Promise<string> {
  const known = await findIntentOfAct(transaction, customer.id, key)
  if (known) return known.id
  const id = newId('saving')
  await insertIntent(transaction, {
    id,
    customerId: customer.id,
    invoiceId: null,
    actKey: key,
    status: 'requiresCard',
    cardId: null,
    settlesAt: null,
    createdAt: now,
  })
  return id
}

/** Throws PaymentRefused if the card has expired or is not saved. */
export async function makeDefaultCard(ledger: Ledger, cardId: string): Promise<void> {
  const { transaction, customer, now } = ledger
  const card = await savedCard(ledger, cardId)
  if (isCardExpired(card, now.toISOString().slice(0, 10))) throw new PaymentRefused('expired_card')
  await saveDefaultCard(transaction, customer.id, cardId)
}

type CardDetails = { nameOnCard: string; expirationMonth: number; expirationYear: number }

export async function changeCard(ledger: Ledger, cardId: string, details: CardDetails): Promise<void> {
  await savedCard(ledger, cardId)
  await updateCard(ledger.transaction, cardId, details)
}

export async function removeCard(ledger: Ledger, cardId: string): Promise<void> {
  const { transaction, customer } = ledger
  await savedCard(ledger, cardId)
  if (customer.defaultCardId === cardId) await saveDefaultCard(transaction, customer.id, null)
  await deleteCard(transaction, cardId)
}

async function savedCard({ transaction, customer }: Ledger, cardId: string) {
  const card = await findCard(transaction, customer.id, cardId)
  if (!card?.isSaved) throw new PaymentRefused('resource_missing')
  return card
}
