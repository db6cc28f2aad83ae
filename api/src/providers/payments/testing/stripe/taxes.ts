import { fault } from './fault.ts'
import { type Form, text } from './form.ts'
import type { Address, TaxRate } from './things.ts'
import { all, keep, newId, type World } from './world.ts'

/** An address as it is sent: what is empty is not there. */
export function addressOf(form: Form): Address {
  const part = (name: string) => text(form, name) || null
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  }
}

/** Refuses an address by which no tax can be worked out, as Stripe does for automatic taxes. */
export function expectLocation(address: Address | null): Address {
  const isEnough =
    address?.country === 'CA'
      ? address.state !== null || address.postal_code !== null
      : address?.country === 'US'
        ? address.postal_code !== null
        : address?.country != null
  if (address && isEnough) return address
  throw fault(
    400,
    'customer_tax_location_invalid',
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
  )
}

// What Stripe Tax collects for a seller registered for GST/HST and QST.
const AUTOMATIC: Record<string, [type: string, percentage: number][]> = {
  QC: [
    ['gst', 5],
    ['qst', 9.975],
  ],
  ON: [['hst', 13]],
  NS: [['hst', 14]],
  NB: [['hst', 15]],
  NL: [['hst', 15]],
  PE: [['hst', 15]],
}

/** The rates that Stripe keeps itself for a place. */
export function automaticRates(world: World, address: Address | null): TaxRate[] {
  const { country, state } = expectLocation(address)
  if (country !== 'CA') return []
  return (AUTOMATIC[state ?? ''] ?? [['gst', 5]]).map(([type, percentage]) => {
    const known = all(world, 'tax_rate').find(
      (rate) => !rate.active && rate.tax_type === type && rate.percentage === percentage,
    )
    return known ?? newTaxRate(world, { display_name: type.toUpperCase(), percentage, tax_type: type, active: false })
  })
}

type Given = Pick<TaxRate, 'display_name' | 'percentage' | 'tax_type'> & Partial<TaxRate>

export function newTaxRate(world: World, given: Given): TaxRate {
  return keep<TaxRate>(world, {
    id: newId(world, 'txr'),
    object: 'tax_rate',
    inclusive: false,
    country: 'CA',
    state: null,
    active: true,
    ...given,
  })
}
