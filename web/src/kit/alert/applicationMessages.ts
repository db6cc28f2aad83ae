import { hasRole } from '@palier/domain/accounts/roles'
import type { StoredUser } from '../../device/storage/storedUser.ts'

/** Every message of the application, the gravest first. */
const CODES = ['GuestDataExpires'] as const

export interface ApplicationMessage {
  readonly code: (typeof CODES)[number]
  /** The instant that the message speaks of, ISO 8601. */
  readonly at: string
}

interface Coded {
  readonly code: string
}

/** Dismissed messages: code to the instant of the dismissal. */
export type Dismissals = Readonly<Record<string, string>>

/** What there is to say to somebody, the gravest first. */
export function messagesFor(user: StoredUser | null): readonly ApplicationMessage[] {
  if (!user || !hasRole(user.roles, 'demonstration')) return []
  return [{ code: 'GuestDataExpires', at: user.expiration }]
}

/** The one message to show: the gravest that was not dismissed. */
export function messageToShow<Message extends Coded>(
  messages: readonly Message[],
  dismissed: Dismissals,
): Message | null {
  return messages.find(({ code }) => !Object.hasOwn(dismissed, code)) ?? null
}

/**
 * The dismissals that still count: one ends with its cause, so that the next occasion is told again. `codes` are those
 * whose causes are known.
 */
export function dismissalsThatHold(
  dismissed: Dismissals,
  messages: readonly Coded[],
  codes: readonly string[] = CODES,
): Dismissals {
  const present = messages.map(({ code }) => code)
  const past = codes.filter((code) => !present.includes(code))
  return Object.fromEntries(Object.entries(dismissed).filter(([code]) => !past.some((one) => one === code)))
}
