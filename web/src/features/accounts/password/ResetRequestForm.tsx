import { EMAIL_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { addressWithEmail } from '../signIn/addresses.ts'
import { emailError, formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { SignInPageForm } from '../signIn/SignInPageForm.tsx'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useRequestPasswordReset } from './useRequestPasswordReset.ts'
import { useProtectedSubmit } from '../../../kit/forms/useProtectedSubmit.ts'

/** The outcome is the same whether or not the address is known. */
export function ResetRequestForm() {
  const intl = useIntl()
  const { formatMessage } = intl
  const storage = useStorage()
  const navigate = useNavigate()
  const request = useRequestPasswordReset()
  const { check, isBusy, send } = useProtectedSubmit('RESET')
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, errors, bind, showAll } = useFields({ email: storage.access.read() ?? '' }, ({ email }) =>
    formErrorsOf({ email: emailError(email) }),
  )

  async function submit() {
    setRefusal(null)
    const email = values.email.trim()
    const { payload, problem } = await send((humanActionToken) => request({ input: { email, humanActionToken } }))
    if (problem) return setRefusal(problemSentences(intl, problem.codes, { ...problem, fallback: 'alerts.error' }))
    await navigate(addressWithEmail('ResetPasswordRequestSent', payload.email))
  }

  return (
    <SignInPageForm
      check={check}
      isBusy={isBusy}
      submitLabel={formatMessage({ id: 'gate.sendLink' })}
      missing={errors.email ? [formatMessage({ id: 'gate.missing.email' })] : []}
      refusal={refusal}
      onSubmit={() => void submit()}
      onIncomplete={showAll}
    >
      <TextField
        {...bind('email')}
        label={formatMessage({ id: 'gate.email' })}
        type="email"
        maxLength={EMAIL_MAXIMUM_LENGTH}
        autoComplete="username"
        size="large"
      />
    </SignInPageForm>
  )
}
