import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { AccountForm } from '../../../kit/forms/AccountForm.tsx'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useExportAccount } from './useExportAccount.ts'

export function ExportAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exportAccount, isExporting } = useExportAccount()
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, errors, bind, showAll, refuse } = useFields({ password: '' }, ({ password }) =>
    formErrorsOf({ password: requiredSetting(password) }),
  )

  const submit = async () => {
    if (errors.password) return showAll()
    setRefusal(null)
    const code = await exportAccount(values.password)
    if (code === null) return onClose()
    if (code === 'InvalidPassword') return refuse({ password: 'account.password.wrong' })
    setRefusal(problemSentences(intl, [code], { fallback: 'account.failed' }))
  }
  const label = formatMessage({ id: 'account.password.title' })
  return (
    <AccountForm
      title={formatMessage({ id: 'account.export.title' })}
      saveLabel={formatMessage({ id: 'account.export.do' })}
      isBusy={isExporting}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text color="fg.muted">{formatMessage({ id: 'account.export.why' })}</Text>
      <PasswordField
        {...bind('password')}
        label={label}
        autoComplete="current-password"
        showLabel={formatMessage({ id: 'account.password.show' }, { name: label })}
        hideLabel={formatMessage({ id: 'account.password.hide' }, { name: label })}
        required
      />
    </AccountForm>
  )
}
