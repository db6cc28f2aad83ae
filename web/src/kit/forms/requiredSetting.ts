import type { MessageId } from '../language/MessageId.ts'

/** What is wrong with an answer that the account needs. */
export function requiredSetting(value: string): MessageId | undefined {
  return value.trim() === '' ? 'settings.errors.required' : undefined
}
