import { timingSafeEqual } from 'node:crypto'

/** Derives client secrets from intent ids, so that none is stored. */
export function createSecrets(hash: (text: string) => string) {
  const secretOf = (intentId: string): string => `${intentId}_secret_${hash(intentId)}`
  return {
    secretOf,
    /** Null if the secret is forged. */
    intentIdOf(secret: string): string | null {
      const [intentId = ''] = secret.split('_secret_', 1)
      const [given, expected] = [Buffer.from(secret), Buffer.from(secretOf(intentId))] as const
      return given.length === expected.length && timingSafeEqual(given, expected) ? intentId : null
    },
  }
}
