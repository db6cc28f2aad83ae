/** The normal form of an e-mail address for storage, lookup and counting. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
