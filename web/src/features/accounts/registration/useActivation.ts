import { useEffect, useRef, useState } from 'react'
import { useConfirmEmail } from './useConfirmEmail.ts'

export type ActivationOutcome = 'pending' | 'confirmed' | 'failed'

/** Confirms the token's e-mail address when the page opens. */
export function useActivation(token: string): ActivationOutcome {
  const confirm = useConfirmEmail()
  const [outcome, setOutcome] = useState<ActivationOutcome>(token === '' ? 'failed' : 'pending')
  // The token works once: a second request would report a failure.
  const tried = useRef<string | null>(null)
  useEffect(() => {
    if (token === '' || tried.current === token) return
    tried.current = token
    void confirm({ input: { token } }).then(({ payload }) =>
      setOutcome(payload?.emailConfirmationStatus === 'CONFIRMED' ? 'confirmed' : 'failed'),
    )
  })
  return outcome
}
