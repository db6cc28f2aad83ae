/** Normal form for storage, lookup and counting. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
