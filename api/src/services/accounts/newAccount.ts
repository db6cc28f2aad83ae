import { randomUUID } from 'node:crypto'
import type { NewAccount } from '../../database/queries/accounts/accountQueries.ts'
import type { Language } from '../kernel/viewer.ts'
import { defaultPreferences } from '../kernel/defaultPreferences.ts'

const LIST_NAME: Record<Language, string> = { fr: 'Ma liste', en: 'My list' }

type Newcomer = {
  email: string
  firstName: string
  lastName: string
  imageUrl: string | null
  language: Language
  planName: string
  method: 'password' | 'google'
  passwordHash: string | null
  isConfirmed: boolean
  /** Accepted terms and the hash of the network address; null if the user must still accept them. */
  terms: { version: number; addressHash: string } | null
}

export function newAccount(newcomer: Newcomer, now: Date): NewAccount {
  const { email, firstName, lastName, imageUrl, language, planName, method, passwordHash, isConfirmed, terms } =
    newcomer
  const userId = randomUUID()
  return {
    user: {
      id: userId,
      email,
      firstName,
      lastName,
      imageUrl,
      roles: {},
      planName,
      firstAuthenticationMethod: method,
      acceptedTermsVersion: terms?.version ?? null,
      emailConfirmedAt: isConfirmed ? now : null,
      createdAt: now,
    },
    preferences: defaultPreferences(userId, language, now),
    list: {
      id: randomUUID(),
      userId,
      kind: 'buy',
      name: LIST_NAME[language],
      description: '',
      position: 0,
      createdAt: now,
    },
    passwordHash,
    acceptance: terms && { userId, ...terms, acceptedAt: now },
  }
}
