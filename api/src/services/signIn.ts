import { findAccountByEmail } from '../database/accountQueries.ts'
import type { Database } from '../database/database.ts'
import type { Attempts } from './attempts.ts'
import { normalizeEmail } from './emailAddress.ts'
import type { GoogleProof, GoogleSignIn } from './googleSignIn.ts'
import type { SignedIn } from './guests.ts'
import type { HumanChecks } from './humanChecks.ts'
import { openSession } from './memberSession.ts'
import type { Passwords } from './passwords.ts'
import { Refusal } from './refusal.ts'
import type { Tokens } from './tokens.ts'

export type SignInPorts = {
  database: Database
  tokens: Tokens
  attempts: Attempts
  passwords: Passwords
  humanChecks: HumanChecks
  googleSignIn: GoogleSignIn
}

export type SignInRequest = {
  email: string
  password: string
  /** Looked at only where somebody has failed before. */
  humanToken: string
  address: string
  /** What is to open the account as well from now on. */
  google: GoogleProof | null
}

export function createSignIn({ database, tokens, attempts, passwords, humanChecks, googleSignIn }: SignInPorts) {
  return {
    /**
     * Signs a member in by password. Known and unknown addresses take the same way, in the same time, up to the
     * password: refused with TooManyUnsuccessfulAttempts, InvalidEmailPasswordCombination, parameter_invalid_empty
     * where a human check is due, and EmailNotConfirmed only after the right password.
     */
    async byPassword({ password, humanToken, address, google, ...given }: SignInRequest, now: Date): Promise<SignedIn> {
      const email = normalizeEmail(given.email)
      const isDue = await attempts.haveFailed(email, address, now)
      if (isDue) await humanChecks.require('login', humanToken, address, now)

      const account = await findAccountByEmail(database, email)
      const { matches, needsRehash } = await passwords.check(email, account, password, now)
      if (!account || !matches) {
        await attempts.suspect(address, now)
        throw new Refusal('InvalidEmailPasswordCombination')
      }
      if (needsRehash) await passwords.renew(account, password, now)
      if (!account.emailConfirmedAt) throw new Refusal('EmailNotConfirmed')
      if (google) await googleSignIn.linkProved(account, google, now)
      return openSession(database, tokens, account, now)
    },
  }
}

export type SignIn = ReturnType<typeof createSignIn>
