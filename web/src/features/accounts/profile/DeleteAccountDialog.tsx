import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useSession } from '../../../kit/session/SessionContext.ts'
import { AccountForm } from '../../../kit/forms/AccountForm.tsx'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import { useDeleteAccount } from './useDeleteAccount.ts'
import { Text } from '../../../ui/text/Text.ts'

interface DeleteAccountDialogProps {
  /** Accounts of a third party have no password: the button alone confirms. */
  readonly hasPassword: boolean
  readonly onClose: () => void
}

export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const notify = useSnackbar()
  const session = useSession()
  const deleteAccount = useDeleteAccount()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, errors, bind, showAll, refuse } = useFields({ password: '' }, ({ password }) =>
    formErrorsOf({ password: hasPassword ? requiredSetting(password) : undefined }),
  )

  const submit = async () => {
    if (errors.password) return showAll()
    setIsBusy(true)
    setRefusal(null)
    const { problem } = await deleteAccount({ input: { password: hasPassword ? values.password : null } })
    setIsBusy(false)
    if (!problem) {
      notify({ text: formatMessage({ id: 'account.delete.done' }) })
      return session.close()
    }
    const [code] = problem.codes
    if (code === 'InvalidPassword') return refuse({ password: 'account.password.wrong' })
    setRefusal(problemSentences(intl, [code], { ...problem, fallback: 'account.failed' }))
  }
  const label = formatMessage({ id: 'account.password.title' })
  return (
    <AccountForm
      title={formatMessage({ id: 'account.delete.title' })}
      saveLabel={formatMessage({ id: 'account.delete.confirm' })}
      isDangerous
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text color="fg.muted">{formatMessage({ id: 'account.delete.text' })}</Text>
      {hasPassword && (
        <PasswordField
          {...bind('password')}
          label={label}
          autoComplete="current-password"
          showLabel={formatMessage({ id: 'account.password.show' }, { name: label })}
          hideLabel={formatMessage({ id: 'account.password.hide' }, { name: label })}
          required
        />
      )}
    </AccountForm>
  )
}
