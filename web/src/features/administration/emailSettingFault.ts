import { emailFault } from '../gate/faults.ts'
import { requiredSetting } from '../account/requiredSetting.ts'
import type { MessageId } from '../language/MessageId.ts'

/** What is wrong with an address that a setting needs. */
export function emailSettingFault(value: string): MessageId | undefined {
  return requiredSetting(value) ?? (emailFault(value) && 'settings.errors.invalidEmail')
}
