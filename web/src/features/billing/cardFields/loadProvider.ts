import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Language } from '../../../kit/language/LanguageContext.ts'

const LOCALES = { fr: 'fr-CA', en: 'en' } as const

const known = new Map<string, Promise<Stripe>>()

/**
 * Loads the provider's script once per key. Rejects if loading fails; the next call tries again.
 */
export function loadProvider(publicKey: string, language: Language): Promise<Stripe> {
  const before = known.get(publicKey)
  if (before) return before
  const arrival = arrivalOf(publicKey, language)
  known.set(publicKey, arrival)
  arrival.catch(() => known.delete(publicKey))
  return arrival
}

async function arrivalOf(publicKey: string, language: Language): Promise<Stripe> {
  const stripe = await loadStripe(publicKey, { locale: LOCALES[language] })
  if (!stripe) throw new Error('Payment provider script did not load')
  return stripe
}
