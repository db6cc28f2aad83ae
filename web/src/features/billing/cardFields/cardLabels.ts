const NAMES: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
])

const MARKS: ReadonlyMap<string, string> = new Map([
  ['visa', 'VISA'],
  ['mastercard', 'MC'],
  ['amex', 'AMEX'],
  ['diners', 'DC'],
  ['discover', 'DISC'],
  ['jcb', 'JCB'],
  ['unionpay', 'UP'],
])

const OTHER = '••••'

/** Display name of a brand; null if unknown. */
function brandName(brand: string): string | null {
  return NAMES.get(brand) ?? null
}

export function brandMark(brand: string): string {
  return MARKS.get(brand) ?? OTHER
}

/** "Visa •••• 4242", with non-breaking spaces. */
export function maskedCard(brand: string, last4: string): string {
  return [brandName(brand), OTHER, last4].filter((part) => part !== null).join('\u00a0')
}

/** "08/2028". */
export function expiryText(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${year}`
}
