import type { PaymentIntentResult, SetupIntentResult, Stripe } from '@stripe/stripe-js'
import type { Language } from '../../../kit/language/LanguageContext.ts'
import type { Confirmation, Order } from './confirmation.ts'
import { loadProvider } from '../cardFields/loadProvider.ts'

/** Confirms with the provider's script, which shows the bank's authentication itself. */
export async function confirmWithProvider(
  { secret, purpose, card }: Order,
  publicKey: string,
  language: Language,
): Promise<Confirmation> {
  const hosted = card && 'form' in card ? card.form.hosted : null
  if (card && 'form' in card && !hosted) return refused('ServiceUnavailable', null)
  try {
    const stripe = hosted?.stripe ?? (await loadProvider(publicKey, language))
    return outcomeOf(await send(stripe, { secret, purpose, card }))
  } catch {
    // The outcome of an interrupted request is unknown.
    return { status: 'unanswered' }
  }
}

function send(stripe: Stripe, { secret, purpose, card }: Order): Promise<PaymentIntentResult | SetupIntentResult> {
  const data = dataOf(card)
  return purpose === 'setup' ? stripe.confirmCardSetup(secret, data) : stripe.confirmCardPayment(secret, data)
}

function dataOf(card: Order['card']) {
  if (!card) return undefined
  if ('paymentMethodId' in card) return { payment_method: card.paymentMethodId }
  const { hosted, fields } = card.form
  if (!hosted) return undefined
  return { payment_method: { card: hosted.number, billing_details: { name: fields.values.name.trim() } } }
}

function outcomeOf({ error }: PaymentIntentResult | SetupIntentResult): Confirmation {
  if (!error) return { status: 'confirmed' }
  if (error.type === 'api_connection_error') return { status: 'unanswered' }
  // Confirming a second time what already succeeded is not an error.
  const status = error.payment_intent?.status ?? error.setup_intent?.status
  if (status === 'succeeded' || status === 'processing') return { status: 'confirmed' }
  return refused(error.decline_code ?? error.code ?? error.type, error.message ?? null)
}

function refused(code: string, text: string | null): Confirmation {
  return { status: 'refused', refusal: { code, text } }
}
