import { emailError } from '../../../kit/forms/formErrors.ts'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'

export function emailSettingError(value: string): MessageId | undefined {
  return requiredSetting(value) ?? (emailError(value) && 'settings.errors.invalidEmail')
}
