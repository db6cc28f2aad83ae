/** Returns a text with 122 random bits. */
export function freshSecret(): string {
  return crypto.randomUUID()
}
