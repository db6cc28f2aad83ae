import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { confirmationError, formErrorsOf, newPasswordError } from '../../../kit/forms/formErrors.ts'
import { SignInPageForm } from '../signIn/SignInPageForm.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { sortProblem } from '../../../kit/forms/problemMessages.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useCheckNewPassword } from './useCheckNewPassword.ts'
import { useResetPassword } from './useResetPassword.ts'
import { useProtectedSubmit } from '../../../kit/forms/useProtectedSubmit.ts'

const EMPTY = { password: '', passwordConfirmation: '' }
const MISSING = [
  ['password', 'gate.missing.newPassword'],
  ['passwordConfirmation', 'gate.missing.passwordConfirmation'],
] as const

/** The first refusal is an alert; broken rules also show at their field. */
export function NewPasswordForm({ token }: { token: string }) {
  const { formatMessage, messages } = useIntl()
  const navigate = useNavigate()
  const alert = useAlert()
  const reset = useResetPassword()
  const { check, isBusy, send } = useProtectedSubmit('RESET')
  const { values, errors, bind, refuse, markAsRefused, showAll } = useFields(EMPTY, (typed) =>
    formErrorsOf({
      password: newPasswordError(typed.password),
      passwordConfirmation: confirmationError(typed.passwordConfirmation, typed.password),
    }),
  )

  const checked = useCheckNewPassword((value, error) => markAsRefused('password', value, error))

  async function submit() {
    const { problem } = await send((humanActionToken) => reset({ input: { ...values, token, humanActionToken } }))
    if (!problem) return navigate(pathTo('ResetPasswordDone'))
    refuse(sortProblem(problem, messages).fields)
    alert({ code: problem.codes[0] })
  }

  return (
    <SignInPageForm
      check={check}
      isBusy={isBusy}
      submitLabel={formatMessage({ id: 'gate.savePassword' })}
      missing={MISSING.filter(([name]) => errors[name]).map(([, id]) => formatMessage({ id }))}
      refusal={null}
      onSubmit={() => void submit()}
      onIncomplete={showAll}
    >
      <NewPasswordFields
        password={checked(bind('password'), { resetToken: token })}
        confirmation={bind('passwordConfirmation')}
        passwordLabel={formatMessage({ id: 'gate.newPassword' })}
        size="large"
      />
    </SignInPageForm>
  )
}
