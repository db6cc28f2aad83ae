import type { MessageId } from '../../../kit/language/MessageId.ts'

/** Two readings of the same states exist; each status has its label. */
const WORDS: ReadonlyMap<string, MessageId> = new Map([
  ['pending', 'administration.status.pending'],
  ['sentBack', 'administration.status.sentBack'],
  ['webSiteVisited', 'administration.status.visited'],
  ['visited', 'administration.status.visited'],
  ['invitationAsked', 'administration.status.asked'],
  ['accountCreated', 'administration.status.created'],
  ['registered', 'administration.status.created'],
  ['accountActivated', 'administration.status.activated'],
  ['active', 'administration.status.activated'],
])

/** The label of an invitation's status; null for an unknown one, which is shown as it is. */
export function statusLabel(status: string): MessageId | null {
  return WORDS.get(status) ?? null
}
