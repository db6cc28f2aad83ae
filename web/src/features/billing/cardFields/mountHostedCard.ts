import type { Stripe, StripeCardNumberElement, StripeElementChangeEvent } from '@stripe/stripe-js'
import { colorOf } from '../../../device/document.ts'
import type { CardPart } from './paymentProblem.ts'

interface Told {
  readonly isComplete: boolean
  readonly fault: { readonly code: string; readonly message: string } | null
}

interface Mounted {
  readonly number: StripeCardNumberElement
  readonly unmount: () => void
}

/** Puts the provider's three fields into their places; `tell` hears how far each of them is. */
export function mountHostedCard(
  stripe: Stripe,
  places: Readonly<Record<CardPart, HTMLElement>>,
  tell: (part: CardPart, told: Told) => void,
): Mounted {
  const elements = stripe.elements()
  // The frames of the provider know nothing of our style sheets. Below 16 px a phone zooms into the field.
  const options = { style: { base: { color: colorOf(places.number), fontSize: '16px' } } }
  const number = elements.create('cardNumber', { ...options, disableLink: true })
  const expiry = elements.create('cardExpiry', options)
  const cvc = elements.create('cardCvc', options)
  const hear = (part: CardPart) => (event: StripeElementChangeEvent & { readonly error: Fault | undefined }) =>
    tell(part, { isComplete: event.complete, fault: event.error ?? null })
  number.on('change', hear('number'))
  expiry.on('change', hear('expiry'))
  cvc.on('change', hear('cvc'))
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

type Fault = { readonly code: string; readonly message: string }
