import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type HumanAction, type HumanCheck, type HumanCheckAttempt, HumanCheckDown } from './port.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
const ROUNDS_PER_KEY = 1000
const LIFETIME_MILLISECONDS = 5 * 60_000
const LONGEST_TOKEN = 4096

/** Average number of keys to derive: about half a second on one core. */
const DEFAULT_DIFFICULTY = 1600

type AltchaOptions = {
  secret: string
  /** Marks a challenge as spent until it expires. True for one caller only. */
  spend: (id: string, expiresAt: Date) => Promise<boolean>
  difficulty?: number
}

const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.strictObject({ action: z.string(), address: z.string(), expiresAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Proof of work without a third party. The token is the base64 of `{ challenge, solution }` as
 * JSON.
 */
export function createAltcha({ secret, spend, difficulty = DEFAULT_DIFFICULTY }: AltchaOptions): HumanCheck {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(`altcha ${purpose}`).digest('hex')
  const secrets = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') }
  const addressKey = keyFor('address')
  // The challenge is readable by the browser, so it contains only a hash of the address.
  const hashOf = (address: string) => createHmac('sha256', addressKey).update(address).digest('base64url').slice(0, 22)

  return {
    kind: 'altcha',

    async challenge(action: HumanAction, address: string, now: Date) {
      const { parameters, signature } = await createChallenge({
        algorithm: ALGORITHM,
        cost: ROUNDS_PER_KEY,
        counter: randomInt(Math.ceil(difficulty * 1.5), Math.floor(difficulty / 2)),
        deriveKey,
        // Replaces the library's expiry, which uses the real clock.
        data: { action, address: hashOf(address), expiresAt: now.getTime() + LIFETIME_MILLISECONDS },
        ...secrets,
      })
      return { parameters, ...(signature === undefined ? {} : { signature }) }
    },

    async verify({ token, action, address, now }: HumanCheckAttempt) {
      const attempt = read(token)
      if (!attempt) return 'refused'
      const { challenge, solution } = attempt
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      if (!verified) return 'refused'

      const { data, nonce } = challenge.parameters
      const isMeant = data.action === action && data.address === hashOf(address)
      if (!isMeant || data.expiresAt <= now.getTime()) return 'refused'
      return (await spendOnce(nonce, new Date(data.expiresAt))) ? 'passed' : 'refused'
    },
  }

  async function spendOnce(nonce: string, expiresAt: Date): Promise<boolean> {
    try {
      return await spend(nonce, expiresAt)
    } catch (cause) {
      throw new HumanCheckDown('Lookup of used puzzles failed', { cause })
    }
  }
}

function read(token: string) {
  if (token === '' || token.length > LONGEST_TOKEN) return null
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString()))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
