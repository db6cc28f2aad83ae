import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Text } from '../../../ui/text/Text.ts'
import { addressWithEmail } from '../signIn/addresses.ts'
import { useResendActivation } from './useResendActivation.ts'

/** Requests another activation e-mail with the expired token. */
export function ResendActivation({ oldToken }: { oldToken: string }) {
  const navigate = useNavigate()
  const alert = useAlert()
  const resend = useResendActivation()
  const [isBusy, setIsBusy] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)

  async function press() {
    setIsBusy(true)
    const { payload, problem } = await resend({ input: { oldToken } })
    setIsBusy(false)
    if (problem?.codes[0] === 'resource_missing') return setIsUnknown(true)
    if (problem) return alert({ code: problem.codes[0] })
    await navigate(addressWithEmail('ActivationEmailSent', payload.email))
  }

  if (isUnknown) {
    return (
      <Text role="status">
        <FormattedMessage
          id="gate.resend.unknown"
          values={{
            signIn: (text) => <Link to={pathTo('Login')}>{text}</Link>,
            register: (text) => <Link to={pathTo('RegisterForm')}>{text}</Link>,
          }}
        />
      </Text>
    )
  }
  return (
    <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void press()}>
      <FormattedMessage id="gate.resend" />
    </Button>
  )
}
