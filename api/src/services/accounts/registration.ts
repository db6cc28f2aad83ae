import { TERMS } from '@palier/domain/accounts/terms'
import { insertAccount } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { advanceInvitation } from '../../database/queries/admin/invitationQueries.ts'
import { moveGuestWork } from '../../database/queries/demo/guestWorkQueries.ts'
import { activationEnd, orderActivation } from './activation.ts'
import { type Admissions, useAdmission } from './admission.ts'
import { normalizeEmail } from './emailAddress.ts'
import { type GuestWorkSelection, saveGuestWork } from '../demo/guestWork.ts'
import type { HumanChecks } from './humanChecks.ts'
import type { KeyedHash } from '../../kernel/keyedHash.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { newAccount } from './newAccount.ts'
import { assertNewPassword } from './newPassword.ts'
import type { Passwords } from './passwords.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language } from '../kernel/viewer.ts'

type RegistrationPorts = {
  database: Database
  admissions: Admissions
  humanChecks: HumanChecks
  passwords: Passwords
  mails: MailQueue
  hashAddress: KeyedHash
}

type RegistrationRequest = {
  email: string
  firstName: string
  lastName: string
  password: string
  confirmation: string
  language: Language
  terms: { version: number; isAccepted: boolean }
  humanToken: string
  inviteToken: string | null
  address: string
  guestWork: GuestWorkSelection
}

type Registered = { email: string; isConfirmed: boolean; keptCount: number }

export function createRegistration(ports: RegistrationPorts) {
  const { database, admissions, humanChecks, passwords, mails, hashAddress } = ports

  return {
    /**
     * Creates an account, confirmed if an invitation proved the address; otherwise orders an
     * activation mail. Reveals that an address is taken only after the human check, to users
     * allowed to register.
     */
    async register(request: RegistrationRequest, now: Date): Promise<Registered> {
      const { firstName, lastName, password, language, address } = request
      const email = normalizeEmail(request.email)
      assertTerms(request.terms)
      await assertNewPassword(password, request.confirmation, { email, firstName, lastName })
      await humanChecks.require('register', request.humanToken, address, now)
      const admission = await admissions.expect(request.inviteToken, email, now)
      const { planName, tokenHash } = admission
      const isConfirmed = tokenHash !== null

      const account = newAccount(
        {
          email,
          firstName,
          lastName,
          imageUrl: null,
          language,
          planName,
          method: 'password',
          isConfirmed,
          passwordHash: await passwords.hash(password),
          terms: { version: TERMS.version, addressHash: hashAddress(address) },
        },
        now,
      )
      const keptCount = await database.transaction(async (transaction) => {
        await useAdmission(transaction, admission, now)
        if (!(await insertAccount(transaction, account))) throw new Refusal('EmailAlreadyUsed')
        await advanceInvitation(transaction, email, isConfirmed ? 'accountActivated' : 'accountCreated', now)

        const { id: userId } = account.user
        const count = await saveGuestWork(transaction, request.guestWork, { userId, until: activationEnd(now) })
        if (isConfirmed) await moveGuestWork(transaction, userId)

        const person = { to: email, language, firstName }
        const bound = mails.over(transaction)
        if (isConfirmed) await bound.order({ template: 'welcome', ...person }, now)
        else await orderActivation(transaction, bound, { userId, ...person }, now)
        return count
      })
      return { email, isConfirmed, keptCount }
    },
  }
}

function assertTerms({ version, isAccepted }: RegistrationRequest['terms']): void {
  if (!isAccepted || version !== TERMS.version) throw new Refusal('termsNotAccepted')
}
