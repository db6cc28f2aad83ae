import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { addressWithEmail } from '../signIn/addresses.ts'
import { useResendActivation } from './useResendActivation.ts'

/** Asks for another activation mail, by the token that no longer holds. */
export function ResendActivation({ oldToken }: { oldToken: string }) {
  const navigate = useNavigate()
  const alert = useAlert()
  const resend = useResendActivation()
  const [isBusy, setIsBusy] = useState(false)

  async function press() {
    setIsBusy(true)
    const { payload, problem } = await resend({ input: { oldToken } })
    setIsBusy(false)
    if (problem) return alert({ code: problem.codes[0] })
    await navigate(addressWithEmail('ActivationEmailSent', payload.email))
  }

  return (
    <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void press()}>
      <FormattedMessage id="gate.resend" />
    </Button>
  )
}
