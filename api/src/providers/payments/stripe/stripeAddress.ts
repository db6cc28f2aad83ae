import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type Stripe from 'stripe'

type Address = Pick<Stripe.Address, 'country' | 'state' | 'postal_code'>

/** Null if the country is unknown. */
export function addressOf(address: Address | null | undefined): BillingAddress | null {
  if (!address?.country) return null
  const { country, state, postal_code: postalCode } = address
  return { country, province: state || null, postalCode: postalCode || null }
}

/** Unknown fields are sent empty to overwrite those of an earlier address. */
export function addressParams({ country, province, postalCode }: BillingAddress) {
  return { country, state: province ?? '', postal_code: postalCode ?? '' }
}
