import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { AccountForm } from '../../../kit/forms/AccountForm.tsx'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { ApiTokenSecret } from './ApiTokenSecret.tsx'
import { useCreateApiToken } from './useCreateApiToken.ts'

const NAME_LENGTH = 60
const DAYS = ['30', '90', '365'] as const

interface ApiTokenDialogProps {
  /** Accounts without a password need a recent sign-in instead. */
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Shows the new token's secret once. The password confirms the user's identity. */
export function ApiTokenDialog({ hasPassword, onClose }: ApiTokenDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const createToken = useCreateApiToken()
  const [scope, setScope] = useState<'READ' | 'WRITE'>('READ')
  const [days, setDays] = useState<(typeof DAYS)[number]>('90')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { values, errors, bind, showAll, refuse } = useFields({ name: '', password: '' }, ({ name, password }) =>
    formErrorsOf({ name: requiredSetting(name), password: hasPassword ? requiredSetting(password) : undefined }),
  )
  if (secret !== null) return <ApiTokenSecret secret={secret} onClose={onClose} />

  const submit = async () => {
    if (errors.name || errors.password) return showAll()
    setIsBusy(true)
    setRefusal(null)
    const { payload, problem } = await createToken({
      input: {
        name: values.name.trim(),
        scope,
        days: Number(days),
        ...(hasPassword && { password: values.password }),
      },
    })
    setIsBusy(false)
    if (payload) return setSecret(payload.secret)
    const [code] = problem.codes
    if (code === 'InvalidPassword') return refuse({ password: 'account.password.wrong' })
    setRefusal(problemSentences(intl, [code], { ...problem, fallback: 'account.failed' }))
  }
  const passwordLabel = formatMessage({ id: 'account.password.title' })
  return (
    <AccountForm
      title={formatMessage({ id: 'apiTokens.create' })}
      saveLabel={formatMessage({ id: 'apiTokens.create' })}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        {...bind('name')}
        label={formatMessage({ id: 'apiTokens.name' })}
        hint={formatMessage({ id: 'apiTokens.name.hint' })}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        required
      />
      <SelectField
        label={formatMessage({ id: 'apiTokens.scope' })}
        value={scope}
        options={(['READ', 'WRITE'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `apiTokens.scope.${value}` }),
        }))}
        onChange={setScope}
      />
      <SelectField
        label={formatMessage({ id: 'apiTokens.days' })}
        value={days}
        options={DAYS.map((value) => ({
          value,
          label: formatMessage({ id: 'apiTokens.days.value' }, { days: Number(value) }),
        }))}
        onChange={setDays}
      />
      {hasPassword && (
        <PasswordField
          {...bind('password')}
          label={passwordLabel}
          autoComplete="current-password"
          showLabel={formatMessage({ id: 'account.password.show' }, { name: passwordLabel })}
          hideLabel={formatMessage({ id: 'account.password.hide' }, { name: passwordLabel })}
          required
        />
      )}
    </AccountForm>
  )
}
