import { hasRole } from '@palier/domain/roles'
import type { StoredUser } from '../../device/storedUser.ts'

/** Every message of the application, the gravest first. */
const CODES = ['GuestDataExpires'] as const

export interface ApplicationMessage {
  readonly code: (typeof CODES)[number]
  /** The instant that the message speaks of, ISO 8601. */
  readonly at: string
}

/** Dismissed messages: code to the instant of the dismissal. */
export type Dismissals = Readonly<Record<string, string>>

/** What there is to say to somebody, the gravest first. */
export function messagesFor(user: StoredUser | null): readonly ApplicationMessage[] {
  if (!user || !hasRole(user.roles, 'demonstration')) return []
  return [{ code: 'GuestDataExpires', at: user.expiration }]
}

/** The one message to show: the gravest that was not dismissed. */
export function messageToShow(
  messages: readonly ApplicationMessage[],
  dismissed: Dismissals,
): ApplicationMessage | null {
  return messages.find(({ code }) => !Object.hasOwn(dismissed, code)) ?? null
}

/** The dismissals that still count: one ends with its cause, so that the next occasion is told again. */
export function dismissalsThatHold(dismissed: Dismissals, messages: readonly ApplicationMessage[]): Dismissals {
  const present = messages.map(({ code }): string => code)
  const past = CODES.filter((code) => !present.includes(code))
  return Object.fromEntries(Object.entries(dismissed).filter(([code]) => !past.some((one) => one === code)))
}
