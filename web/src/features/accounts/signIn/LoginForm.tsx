import { EMAIL_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { useSession } from '../../../kit/session/SessionContext.ts'
import { readSignedInUser } from '../../../kit/session/signedInUser.ts'
import { emailError, formErrorsOf, requiredError } from '../../../kit/forms/formErrors.ts'
import type { GoogleProof } from './GoogleButton.tsx'
import { SignInPageForm } from './SignInPageForm.tsx'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { useProtectedSubmit } from '../../../kit/forms/useProtectedSubmit.ts'
import { useSignIn } from './useSignIn.ts'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Link } from '../../../ui/text/Link.ts'

/** Keeps the input after a refusal. */
export function LoginForm({ google }: { google: GoogleProof | null }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const storage = useStorage()
  const { open } = useSession()
  const signIn = useSignIn()
  const { check, isBusy, send } = useProtectedSubmit('LOGIN')
  const [isRemembered, setIsRemembered] = useState(() => storage.access.read() !== null)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, errors, bind, showAll } = useFields({ email: storage.access.read() ?? '', password: '' }, (typed) =>
    formErrorsOf({ email: emailError(typed.email), password: requiredError(typed.password) }),
  )

  async function submit() {
    setRefusal(null)
    const email = values.email.trim()
    const { payload, problem } = await send((humanActionToken) =>
      signIn({
        input: {
          email,
          password: values.password,
          humanActionToken,
          rememberMe: isRemembered,
          ...(google && { google }),
        },
      }),
    )
    if (problem)
      return setRefusal(problemSentences(intl, problem.codes, { ...problem, fallback: 'login.errors.default' }))
    if (isRemembered) storage.access.write(email)
    else storage.access.clear()
    const { user, acceptedTermsVersion, language } = readSignedInUser(payload.viewer)
    await open(user, acceptedTermsVersion, language)
  }

  const missing = (['email', 'password'] as const).filter((name) => errors[name])
  return (
    <SignInPageForm
      check={check}
      isBusy={isBusy}
      submitLabel={formatMessage({ id: 'gate.signIn' })}
      missing={missing.map((name) => formatMessage({ id: `gate.missing.${name}` }))}
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
      <PasswordField
        {...bind('password')}
        label={formatMessage({ id: 'gate.password' })}
        showLabel={formatMessage({ id: 'gate.password.show' })}
        hideLabel={formatMessage({ id: 'gate.password.hide' })}
        autoComplete="current-password"
        size="large"
      />
      <Flex align="center" justify="space-between" wrap="wrap" rowGap="2" columnGap="4">
        <CheckboxField isChecked={isRemembered} onChange={setIsRemembered}>
          <FormattedMessage id="gate.remember" />
        </CheckboxField>
        <Link isAlone to={pathTo('ResetPasswordRequest')}>
          <FormattedMessage id="gate.forgotten" />
        </Link>
      </Flex>
    </SignInPageForm>
  )
}
