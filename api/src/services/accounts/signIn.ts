import { findAccountByEmail } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { SignInAttempts } from './signInAttempts.ts'
import { normalizeEmail } from './emailAddress.ts'
import type { GoogleProof, GoogleSignIn } from './googleSignIn.ts'
import type { SignedIn } from '../demo/guests.ts'
import type { HumanChecks } from './humanChecks.ts'
import type { KnownDevices } from './knownDevices.ts'
import { openSession } from './memberSession.ts'
import type { Passwords } from './passwords.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { AccessTokens } from '../../kernel/accessTokens.ts'

type SignInPorts = {
  database: Database
  tokens: AccessTokens
  attempts: SignInAttempts
  devices: KnownDevices
  passwords: Passwords
  humanChecks: HumanChecks
  googleSignIn: GoogleSignIn
}

type SignInRequest = {
  email: string
  password: string
  /** Checked only after failed attempts. */
  humanToken: string
  address: string
  device: string | null
  google: GoogleProof | null
}

export function createSignIn(ports: SignInPorts) {
  const { database, tokens, attempts, devices, passwords, humanChecks, googleSignIn } = ports
  return {
    /**
     * Known and unknown addresses take the same steps and time until the password check. Refuses
     * with TooManyUnsuccessfulAttempts, with InvalidEmailPasswordCombination, with
     * parameter_invalid_empty if a human check is required, and with EmailNotConfirmed only after
     * the correct password.
     */
    async byPassword(request: SignInRequest, now: Date): Promise<SignedIn> {
      const { password, humanToken, address, google } = request
      const email = normalizeEmail(request.email)
      const account = await findAccountByEmail(database, email)
      const device = await devices.find(account, request.device)
      const guesser = device === null ? { email, address } : { email, device }
      const isDue = await attempts.haveFailed(guesser, now)
      if (isDue) await humanChecks.require('login', humanToken, address, now)

      const { matches, needsRehash } = await passwords.check(guesser, account, password, now)
      if (!account || !matches) throw new Refusal('InvalidEmailPasswordCombination')
      if (needsRehash) await passwords.renew(account, password, now)
      if (!account.emailConfirmedAt) throw new Refusal('EmailNotConfirmed')
      if (google) await googleSignIn.linkProved(account, google, now)
      return openSession(database, tokens, account, request.device, now)
    },
  }
}
