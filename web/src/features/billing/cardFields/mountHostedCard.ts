import type { Stripe, StripeCardNumberElement, StripeElementChangeEvent } from '@stripe/stripe-js'
import { colorOf } from '../../../device/document.ts'
import type { CardPart } from './paymentProblem.ts'

interface FieldState {
  readonly isComplete: boolean
  readonly error: { readonly code: string; readonly message: string } | null
}

interface Mounted {
  readonly number: StripeCardNumberElement
  readonly unmount: () => void
}

export function mountHostedCard(
  stripe: Stripe,
  places: Readonly<Record<CardPart, HTMLElement>>,
  onChange: (part: CardPart, state: FieldState) => void,
): Mounted {
  const elements = stripe.elements()
  // Our style sheets do not reach the provider's iframes. Below 16 px a phone zooms into the field.
  const options = { style: { base: { color: colorOf(places.number), fontSize: '16px' } } }
  const number = elements.create('cardNumber', { ...options, disableLink: true })
  const expiry = elements.create('cardExpiry', options)
  const cvc = elements.create('cardCvc', options)
  const listener =
    (part: CardPart) => (event: StripeElementChangeEvent & { readonly error: ProviderError | undefined }) =>
      onChange(part, { isComplete: event.complete, error: event.error ?? null })
  number.on('change', listener('number'))
  expiry.on('change', listener('expiry'))
  cvc.on('change', listener('cvc'))
  number.mount(places.number)
  expiry.mount(places.expiry)
  cvc.mount(places.cvc)
  return {
    number,
    unmount() {
      for (const element of [number, expiry, cvc]) element.destroy()
    },
  }
}

type ProviderError = { readonly code: string; readonly message: string }
