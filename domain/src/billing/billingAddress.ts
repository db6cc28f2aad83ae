export type BillingAddress = {
  /** ISO 3166, such as CA. */
  readonly country: string
  /** Canadian province such as QC; null elsewhere. */
  readonly province: string | null
  readonly postalCode: string | null
}

export const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const

const COUNTRY = /^[A-Z]{2}$/
const ZIP = /^\d{5}(-\d{4})?$/

/** Missing field that taxes need: the province in Canada, the ZIP code in the United States. */
export function billingAddressProblem(address: BillingAddress): keyof BillingAddress | null {
  const { country, province, postalCode } = address
  if (!COUNTRY.test(country)) return 'country'
  if (country === 'CA') return PROVINCES.some((known) => known === province) ? null : 'province'
  if (country === 'US') return ZIP.test(postalCode ?? '') ? null : 'postalCode'
  return null
}
