import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FREE_TEXT_MAXIMUM_LENGTH, EMAIL_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { addressWithEmail } from '../signIn/addresses.ts'
import { emailError, formErrorsOf, requiredError } from '../../../kit/forms/formErrors.ts'
import { SignInPageForm } from '../signIn/SignInPageForm.tsx'
import { NameFields } from './NameFields.tsx'
import { problemSentences, sortProblem } from '../../../kit/forms/problemMessages.ts'
import { useRequestInvitation } from './useRequestInvitation.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useProtectedSubmit } from '../../../kit/forms/useProtectedSubmit.ts'

const EMPTY = { firstName: '', lastName: '', email: '', motivation: '' }
const ORDER = ['firstName', 'lastName', 'email', 'motivation'] as const

export function InvitationRequestForm() {
  const intl = useIntl()
  const { formatMessage, messages } = intl
  const { language } = useLanguage()
  const navigate = useNavigate()
  const ask = useRequestInvitation()
  const { check, isBusy, send } = useProtectedSubmit('INVITATION')
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, errors, bind, refuse, showAll } = useFields(EMPTY, (typed) =>
    formErrorsOf({
      firstName: requiredError(typed.firstName),
      lastName: requiredError(typed.lastName),
      email: emailError(typed.email),
      motivation: requiredError(typed.motivation),
    }),
  )

  async function submit() {
    setRefusal(null)
    const { payload, problem } = await send((humanActionToken) =>
      ask({
        input: {
          firstName: values.firstName.trim(),
          lastName: values.lastName.trim(),
          email: values.email.trim(),
          motivation: values.motivation.trim(),
          language: language === 'fr' ? 'FR' : 'EN',
          humanActionToken,
        },
      }),
    )
    if (problem) {
      const { fields, others } = sortProblem(problem, messages)
      refuse(fields)
      if (others.length === 0) return
      return setRefusal(problemSentences(intl, others, { ...problem, fallback: 'alerts.error' }))
    }
    await navigate(addressWithEmail('InvitationinRequestReceived', payload.email))
  }

  return (
    <SignInPageForm
      check={check}
      isBusy={isBusy}
      submitLabel={formatMessage({ id: 'gate.askForInvitation' })}
      missing={ORDER.filter((name) => errors[name]).map((name) => formatMessage({ id: `gate.missing.${name}` }))}
      refusal={refusal}
      density="dense"
      onSubmit={() => void submit()}
      onIncomplete={showAll}
    >
      <NameFields firstName={bind('firstName')} lastName={bind('lastName')} />
      <TextField
        {...bind('email')}
        maxLength={EMAIL_MAXIMUM_LENGTH}
        label={formatMessage({ id: 'gate.email' })}
        type="email"
        autoComplete="email"
      />
      <TextAreaField
        {...bind('motivation')}
        label={formatMessage({ id: 'gate.motivation' })}
        hint={formatMessage({ id: 'gate.motivationHint' })}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
      />
    </SignInPageForm>
  )
}
