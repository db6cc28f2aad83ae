import type { MessageId } from '../../../kit/language/MessageId.ts'

const LABELS: ReadonlyMap<string, MessageId> = new Map([
  ['ACCOUNT_ACTIVATED', 'administration.status.activated'],
  ['ACCOUNT_CREATED', 'administration.status.created'],
  ['PENDING', 'administration.status.pending'],
  ['REQUESTED', 'administration.status.asked'],
  ['SENT_AGAIN', 'administration.status.sentBack'],
  ['VISITED', 'administration.status.visited'],
])

export function statusLabel(status: string | null): MessageId {
  return LABELS.get(status ?? '') ?? 'administration.unknown'
}
