import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { confirmationError, formErrorsOf, newPasswordError } from '../../../kit/forms/formErrors.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useCheckNewPassword } from '../password/useCheckNewPassword.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { AccountForm } from '../../../kit/forms/AccountForm.tsx'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import { useSetPassword } from './useSetPassword.ts'

const NOTHING = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' }

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const notify = useSnackbar()
  const setPassword = useSetPassword()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, errors, bind, showAll, refuse, markAsRefused } = useFields(NOTHING, (typed) =>
    formErrorsOf({
      currentPassword: requiredSetting(typed.currentPassword),
      newPassword: requiredSetting(typed.newPassword) ?? newPasswordError(typed.newPassword),
      newPasswordConfirmation:
        requiredSetting(typed.newPasswordConfirmation) ??
        confirmationError(typed.newPasswordConfirmation, typed.newPassword),
    }),
  )

  const checked = useCheckNewPassword((value, error) => markAsRefused('newPassword', value, error))

  const submit = async () => {
    if (Object.keys(errors).length > 0) return showAll()
    setIsBusy(true)
    setRefusal(null)
    const { problem } = await setPassword({ input: values })
    setIsBusy(false)
    if (!problem) {
      notify({ text: formatMessage({ id: 'account.password.saved' }) })
      return onClose()
    }
    const [code] = problem.codes
    // The rules were checked here, so the server can only reject the current password.
    if (code === 'InvalidPassword') return refuse({ currentPassword: 'account.password.wrong' })
    setRefusal(problemSentences(intl, [code], { ...problem, fallback: 'account.failed' }))
  }
  const password = (name: keyof typeof NOTHING, label: MessageId, autoComplete: string) => (
    <PasswordField
      {...(name === 'newPassword' ? checked(bind(name), {}) : bind(name))}
      label={formatMessage({ id: label })}
      autoComplete={autoComplete}
      showLabel={formatMessage({ id: 'account.password.show' }, { name: formatMessage({ id: label }) })}
      hideLabel={formatMessage({ id: 'account.password.hide' }, { name: formatMessage({ id: label }) })}
      required
    />
  )
  return (
    <AccountForm
      title={formatMessage({ id: 'account.password.title' })}
      saveLabel={formatMessage({ id: 'account.save' })}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {password('currentPassword', 'account.password.old', 'current-password')}
      {password('newPassword', 'account.password.new', 'new-password')}
      {password('newPasswordConfirmation', 'account.password.confirm', 'new-password')}
    </AccountForm>
  )
}
