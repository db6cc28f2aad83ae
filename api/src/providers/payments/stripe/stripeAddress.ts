import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type Stripe from 'stripe'

type Address = Pick<Stripe.Address, 'country' | 'state' | 'postal_code'>

/** Null where no country is known. */
export function addressOf(address: Address | null | undefined): BillingAddress | null {
  if (!address?.country) return null
  const { country, state, postal_code: postalCode } = address
  return { country, province: state || null, postalCode: postalCode || null }
}

/** What is not known is sent empty, so that nothing of an earlier address stays. */
export function addressParams({ country, province, postalCode }: BillingAddress) {
  return { country, state: province ?? '', postal_code: postalCode ?? '' }
}
