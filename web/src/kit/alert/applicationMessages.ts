import { hasRole } from '@palier/domain/accounts/roles'
import type { StoredUser } from '../../device/storage/storedUser.ts'

const CODES = ['GuestDataExpires'] as const

export interface ApplicationMessage {
  readonly code: (typeof CODES)[number]
  readonly at: string
}

interface Coded {
  readonly code: string
}

export type Dismissals = Readonly<Record<string, string>>

export function messagesFor(user: StoredUser | null): readonly ApplicationMessage[] {
  if (!user || !hasRole(user.roles, 'demonstration')) return []
  return [{ code: 'GuestDataExpires', at: user.expiration }]
}

/** Returns the most serious message that was not dismissed. */
export function messageToShow<Message extends Coded>(
  messages: readonly Message[],
  dismissed: Dismissals,
): Message | null {
  return messages.find(({ code }) => !Object.hasOwn(dismissed, code)) ?? null
}

/** Drops a dismissal once its cause is over, so that the next occurrence shows again. `codes` have known causes. */
export function dismissalsThatHold(
  dismissed: Dismissals,
  messages: readonly Coded[],
  codes: readonly string[] = CODES,
): Dismissals {
  const present = messages.map(({ code }) => code)
  const past = codes.filter((code) => !present.includes(code))
  return Object.fromEntries(Object.entries(dismissed).filter(([code]) => !past.some((one) => one === code)))
}
