import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { useNavigate } from 'react-router-dom'
import { Check } from 'lucide-react'
import type { RegisterForm_viewer$key } from '../../../__generated__/RegisterForm_viewer.graphql.ts'
import { TERMS } from '@palier/domain/accounts/terms'
import { EMAIL_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { isNoResponse } from '../../../kit/alert/RequestFailure.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { addressWithEmail } from '../signIn/addresses.ts'
import {
  confirmationError,
  emailError,
  formErrorsOf,
  newPasswordError,
  requiredError,
} from '../../../kit/forms/formErrors.ts'
import { SignInPageForm } from '../signIn/SignInPageForm.tsx'
import { GuestWork } from './GuestWork.tsx'
import { NameFields } from './NameFields.tsx'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { problemSentences, sortProblem } from '../../../kit/forms/problemMessages.ts'
import { TermsBox } from './TermsBox.tsx'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useInvited } from './useInvited.ts'
import { forgetInvitation } from '../signIn/visitWithInvitation.ts'
import { useCheckNewPassword } from '../password/useCheckNewPassword.ts'
import { useRegister } from './useRegister.ts'
import { useProtectedSubmit } from '../../../kit/forms/useProtectedSubmit.ts'
import type { PlanOffer } from '../../billing/plans/planOffers.ts'

const EMPTY = { firstName: '', lastName: '', email: '', password: '', passwordConfirmation: '' }
const MISSING = [
  ['firstName', 'gate.missing.firstName'],
  ['lastName', 'gate.missing.lastName'],
  ['email', 'gate.missing.email'],
  ['password', 'gate.missing.newPassword'],
  ['passwordConfirmation', 'gate.missing.passwordConfirmation'],
] as const

interface RegisterFormProps {
  readonly viewer: RegisterForm_viewer$key | null
  /** Plans anyone may choose. */
  readonly plans?: readonly PlanOffer[]
}

/** Shows a refusal at its field, if it has one. */
export function RegisterForm({ viewer: key, plans = [] }: RegisterFormProps) {
  const intl = useIntl()
  const { formatMessage, messages } = intl
  const storage = useStorage()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const alert = useAlert()
  const notify = useSnackbar()
  const register = useRegister()
  const { check, isBusy, send } = useProtectedSubmit('REGISTER')
  const [areTermsAccepted, setAreTermsAccepted] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const { values, errors, bind, refuse, markAsRefused, offer, showAll } = useFields(EMPTY, (typed) =>
    formErrorsOf({
      firstName: requiredError(typed.firstName),
      lastName: requiredError(typed.lastName),
      email: emailError(typed.email),
      password: newPasswordError(typed.password),
      passwordConfirmation: confirmationError(typed.passwordConfirmation, typed.password),
    }),
  )

  const checked = useCheckNewPassword((value, error) => markAsRefused('password', value, error))
  const invited = useInvited()
  useEffect(() => {
    if (!invited) return
    const { email, firstName, lastName } = invited
    offer({ email, firstName, lastName })
  }, [invited, offer])
  const viewer = useFragment(
    graphql`
      fragment RegisterForm_viewer on Viewer {
        guestWork {
          key
          ...GuestWork_items
        }
      }
    `,
    key,
  )
  const work = viewer?.guestWork ?? []

  async function submit() {
    setRefusal(null)
    const inviteToken = storage.inviteToken.read()
    const { payload, problem } = await send((humanActionToken) =>
      register({
        input: {
          ...values,
          firstName: values.firstName.trim(),
          lastName: values.lastName.trim(),
          email: values.email.trim(),
          language: language === 'fr' ? 'FR' : 'EN',
          humanActionToken,
          ...(inviteToken === null ? {} : { inviteToken }),
          termsVersion: TERMS.version,
          areTermsAccepted,
          ...(work.length > 0 && { keep: work.map((item) => item.key).filter((item) => !dropped.has(item)) }),
        },
      }),
    )
    if (problem?.isUnanswered && !isNoResponse(problem.codes[0]))
      return notify({ text: formatMessage({ id: 'register.form.errors.default' }), isBad: true })
    if (problem) {
      const { fields, others } = sortProblem(problem, messages)
      refuse(fields)
      const above = others.filter((code) => code !== 'InvitationValidationProcessFailed')
      if (above.length < others.length) alert({ code: 'InvitationValidationProcessFailed' })
      if (above.length === 0) return
      return setRefusal(problemSentences(intl, above, { ...problem, fallback: 'register.form.errors.default' }))
    }
    forgetInvitation(storage)
    const isConfirmed = payload.emailConfirmationStatus === 'CONFIRMED'
    await navigate(
      isConfirmed
        ? pathTo('AccountCreated')
        : addressWithEmail('ActivationEmailSent', payload.email, payload.keptCount),
    )
  }

  const missing = MISSING.filter(([name]) => errors[name]).map(([, id]) => formatMessage({ id }))
  if (!areTermsAccepted) missing.push(formatMessage({ id: 'gate.missing.terms' }))
  return (
    <SignInPageForm
      check={check}
      isBusy={isBusy}
      submitLabel={formatMessage({ id: 'gate.register' })}
      missing={missing}
      refusal={refusal}
      density="dense"
      onSubmit={() => void submit()}
      onIncomplete={showAll}
    >
      <NameFields firstName={bind('firstName')} lastName={bind('lastName')} />
      <TextField
        {...bind('email')}
        label={formatMessage({ id: 'gate.email' })}
        type="email"
        maxLength={EMAIL_MAXIMUM_LENGTH}
        autoComplete="email"
        end={errors.email ? null : <Check size="1rem" color="var(--p-colors-gain)" aria-hidden="true" />}
      />
      <NewPasswordFields
        password={checked(bind('password'), {
          email: values.email.trim(),
          firstName: values.firstName.trim(),
          lastName: values.lastName.trim(),
        })}
        confirmation={bind('passwordConfirmation')}
        passwordLabel={formatMessage({ id: 'gate.password' })}
      />
      {work.length > 0 && <GuestWork items={work} plans={plans} dropped={dropped} onChange={setDropped} />}
      <TermsBox isAccepted={areTermsAccepted} onChange={setAreTermsAccepted} />
    </SignInPageForm>
  )
}
