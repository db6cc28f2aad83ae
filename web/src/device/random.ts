/** 128 random bits as text. */
export function freshSecret(): string {
  return crypto.randomUUID()
}
