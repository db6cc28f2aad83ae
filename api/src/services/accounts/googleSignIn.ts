import { NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import {
  type Account,
  deletePassword,
  deleteSessions,
  findAccountByEmail,
  findAccountByIdentity,
  insertAccount,
  insertIdentity,
} from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { advanceInvitation } from '../../database/queries/admin/invitationQueries.ts'
import { type IdentityProvider, IdentityProviderDown, type VerifiedIdentity } from '../../providers/identity/port.ts'
import { type Admissions, useAdmission } from './admission.ts'
import { unavailablePart } from '../kernel/callProvider.ts'
import { confirmAddress } from './confirmAddress.ts'
import { normalizeEmail } from './emailAddress.ts'
import type { SignedIn } from '../demo/guests.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { openSession } from './memberSession.ts'
import { newAccount } from './newAccount.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { AccessTokens } from '../../kernel/accessTokens.ts'
import type { Language } from '../kernel/viewer.ts'

type GoogleSignInPorts = {
  database: Database
  tokens: AccessTokens
  admissions: Admissions
  mails: MailQueue
  /** Null: sign-in with Google is disabled. */
  google: IdentityProvider | null
}

/** Google's ID token and the expected nonce. */
export type GoogleProof = { token: string; nonce: string }

type GoogleSignInRequest = GoogleProof & {
  inviteToken: string | null
  device: string | null
  language: Language
}

/** Sign-in, registration and linking by Google; without a provider no proof holds. */
export function createGoogleSignIn({ database, tokens, admissions, mails, google }: GoogleSignInPorts) {
  async function verify({ token, nonce }: GoogleProof, now: Date): Promise<VerifiedIdentity | null> {
    const identity = await google?.verifyIdentityToken(token, { nonce, now }).catch((error: unknown) => {
      throw error instanceof IdentityProviderDown ? unavailablePart('identity') : error
    })
    return identity?.emailVerified ? { ...identity, email: normalizeEmail(identity.email) } : null
  }

  /** A password set before the address was confirmed may be a stranger's: it is deleted. */
  async function link(account: Account, subject: string, now: Date): Promise<void> {
    const { id: userId } = account
    await database.transaction(async (transaction) => {
      if (await confirmAddress(transaction, account, now)) {
        await deletePassword(transaction, userId)
        await deleteSessions(transaction, userId, now)
      }
      await insertIdentity(transaction, { provider: 'google', subject, userId, createdAt: now })
    })
  }

  async function join(identity: VerifiedIdentity, request: GoogleSignInRequest, now: Date): Promise<void> {
    const { email, subject, pictureUrl: imageUrl } = identity
    const { language } = request
    const admission = await admissions.expect(request.inviteToken, email, now)
    const firstName = identity.firstName.slice(0, NAME_MAXIMUM_LENGTH)
    const lastName = identity.lastName.slice(0, NAME_MAXIMUM_LENGTH)
    const account = newAccount(
      {
        ...{ email, firstName, lastName, imageUrl, language, planName: admission.planName, method: 'google' },
        ...{ isConfirmed: true, passwordHash: null, terms: null },
      },
      now,
    )
    await database.transaction(async (transaction) => {
      await useAdmission(transaction, admission, now)
      if (!(await insertAccount(transaction, account))) throw new Refusal('InvalidEmailPasswordCombination')
      await insertIdentity(transaction, { provider: 'google', subject, userId: account.user.id, createdAt: now })
      await advanceInvitation(transaction, email, 'accountActivated', now)
      await mails.over(transaction).order({ template: 'welcome', to: email, language, firstName }, now)
    })
  }

  return {
    /**
     * Signs in a user whom Google vouches for: a linked one, the member of a mailbox that Google runs, or a new one who
     * may register. Refused with InvalidEmailPasswordCombination, or as admission refuses; with IdentityNotLinked for a
     * member's address whose mailbox another provider runs: it may have changed hands since Google verified it.
     */
    async signIn(request: GoogleSignInRequest, now: Date): Promise<SignedIn> {
      const identity = await verify(request, now)
      if (!identity) throw new Refusal('InvalidEmailPasswordCombination')
      const { subject, email } = identity
      const known = await findAccountByIdentity(database, { provider: 'google', subject })
      if (known) return openSession(database, tokens, known, request.device, now)

      const member = await findAccountByEmail(database, email)
      if (member && !identity.ownsMailbox) throw new Refusal('IdentityNotLinked')
      if (member) await link(member, subject, now)
      else await join(identity, request, now)
      const account = await findAccountByIdentity(database, { provider: 'google', subject })
      if (!account) throw new Refusal('InvalidEmailPasswordCombination')
      return openSession(database, tokens, account, request.device, now)
    },

    /** Links a Google identity after the right password, if it is valid and of the same address. */
    async linkProved(account: Account, proof: GoogleProof, now: Date): Promise<void> {
      const identity = await verify(proof, now)
      if (identity?.email === account.email) await link(account, identity.subject, now)
    },
  }
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>
