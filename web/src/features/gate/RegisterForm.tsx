import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Check } from 'lucide-react'
import { TERMS } from '@palier/domain/constants'
import { useStorage } from '../../device/StorageContext.ts'
import { useSnackbar } from '../../ui/SnackbarContext.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useAlert } from '../alert/AlertContext.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import { pathTo } from '../navigation/paths.ts'
import { addressWithEmail } from './addresses.ts'
import { confirmationFault, emailFault, faultsOf, newPasswordFault, requiredFault } from './faults.ts'
import { GateForm } from './GateForm.tsx'
import { NameFields } from './NameFields.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { problemSentences, sortProblem } from './problemWords.ts'
import { TermsBox } from './TermsBox.tsx'
import { useFields } from './useFields.ts'
import { useRegister } from './useRegister.ts'
import { useSending } from './useSending.ts'
import styles from './RegisterForm.module.css'

const EMPTY = { firstName: '', lastName: '', email: '', password: '', passwordConfirmation: '' }
const MISSING = [
  ['firstName', 'gate.missing.firstName'],
  ['lastName', 'gate.missing.lastName'],
  ['email', 'gate.missing.email'],
  ['password', 'gate.missing.newPassword'],
  ['passwordConfirmation', 'gate.missing.passwordConfirmation'],
] as const

/** The form that creates an account. Every refusal of the server stands beside its field where it has one. */
export function RegisterForm() {
  const intl = useIntl()
  const { formatMessage, messages } = intl
  const storage = useStorage()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const alert = useAlert()
  const notify = useSnackbar()
  const register = useRegister()
  const { check, isBusy, send } = useSending('REGISTER')
  const [areTermsAccepted, setAreTermsAccepted] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, faults, bind, refuse, showAll } = useFields(EMPTY, (typed) =>
    faultsOf({
      firstName: requiredFault(typed.firstName),
      lastName: requiredFault(typed.lastName),
      email: emailFault(typed.email),
      password: newPasswordFault(typed.password),
      passwordConfirmation: confirmationFault(typed.passwordConfirmation, typed.password),
    }),
  )

  async function submit() {
    setRefusal(null)
    const inviteToken = storage.inviteToken.read()
    const { payload, problem } = await send((humanActionToken) =>
      register({
        ...values,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        language: language === 'fr' ? 'FR' : 'EN',
        humanActionToken,
        ...(inviteToken === null ? {} : { inviteToken }),
        termsVersion: TERMS.version,
        areTermsAccepted,
      }),
    )
    if (problem?.isUnanswered) return notify({ text: formatMessage({ id: 'register.form.errors.default' }) })
    if (problem) {
      const { fields, others } = sortProblem(problem, messages)
      refuse(fields)
      const above = others.filter((code) => code !== 'InvitationValidationProcessFailed')
      if (above.length < others.length) alert({ code: 'InvitationValidationProcessFailed' })
      if (above.length === 0) return
      return setRefusal(problemSentences(intl, above, { ...problem, fallback: 'register.form.errors.default' }))
    }
    storage.inviteToken.clear()
    const isConfirmed = payload.emailConfirmationStatus === 'CONFIRMED'
    await navigate(isConfirmed ? pathTo('AccountCreated') : addressWithEmail('ActivationEmailSent', payload.email))
  }

  const missing = MISSING.filter(([name]) => faults[name]).map(([, id]) => formatMessage({ id }))
  if (!areTermsAccepted) missing.push(formatMessage({ id: 'gate.missing.terms' }))
  return (
    <GateForm
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
        autoComplete="email"
        end={faults.email ? null : <Check className={styles['good']} aria-hidden="true" />}
      />
      <NewPasswordFields
        password={bind('password')}
        confirmation={bind('passwordConfirmation')}
        passwordLabel={formatMessage({ id: 'gate.password' })}
      />
      <TermsBox isAccepted={areTermsAccepted} onChange={setAreTermsAccepted} />
    </GateForm>
  )
}
