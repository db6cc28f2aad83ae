import type { MessageId } from '../language/MessageId.ts'

export function requiredSetting(value: string): MessageId | undefined {
  return value.trim() === '' ? 'settings.errors.required' : undefined
}
