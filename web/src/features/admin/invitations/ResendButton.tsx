import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useShowOutcome } from '../common/useShowOutcome.ts'
import { useResendInvitation } from './useResendInvitation.ts'

export function ResendButton({ email, onSent }: { email: string; onSent: () => void }) {
  const { formatMessage } = useIntl()
  const resend = useResendInvitation()
  const showOutcome = useShowOutcome()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const { problem } = await resend({ input: { email } })
    setIsBusy(false)
    if (showOutcome(problem, 'administration.resent')) onSent()
  }
  return (
    <Button
      variant="link"
      size="small"
      isBusy={isBusy}
      aria-label={formatMessage({ id: 'administration.resend.to' }, { email })}
      onClick={() => void send()}
    >
      {formatMessage({ id: 'administration.resend' })}
    </Button>
  )
}
