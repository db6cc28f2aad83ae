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
  /** Null if sign-in with Google is disabled. */
  google: IdentityProvider | null
}

export type GoogleProof = { token: string; nonce: string }

type GoogleSignInRequest = GoogleProof & {
  inviteToken: string | null
  device: string | null
  language: Language
}

export function createGoogleSignIn({ database, tokens, admissions, mails, google }: GoogleSignInPorts) {
  async function verify({ token, nonce }: GoogleProof, now: Date): Promise<VerifiedIdentity | null> {
    const identity = await google?.verifyIdentityToken(token, { nonce, now }).catch((error: unknown) => {
      throw error instanceof IdentityProviderDown ? unavailablePart('identity') : error
    })
    return identity?.emailVerified ? { ...identity, email: normalizeEmail(identity.email) } : null
  }

  /** Deletes a password set before the address was confirmed: it may be another person's. */
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
        email,
        firstName,
        lastName,
        imageUrl,
        language,
        planName: admission.planName,
        method: 'google',
        isConfirmed: true,
        passwordHash: null,
        terms: null,
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
     * Signs in a user verified by Google: linked, or a member whose mailbox Google hosts, or new
     * and allowed to register. Refuses with InvalidEmailPasswordCombination, or like admission.
     * Refuses with IdentityNotLinked if another provider hosts the member's mailbox: its owner may
     * have changed since Google verified it.
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

    /** Links a Google identity after the correct password, if it is valid and has the same address. */
    async linkProved(account: Account, proof: GoogleProof, now: Date): Promise<void> {
      const identity = await verify(proof, now)
      if (identity?.email === account.email) await link(account, identity.subject, now)
    },
  }
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>
