import { useEffect, useRef, useState } from 'react'
import { useConfirmEmail } from './useConfirmEmail.ts'

export type ActivationOutcome = 'pending' | 'confirmed' | 'failed'

/** Confirms the e-mail of this token as the page opens. */
export function useActivation(token: string): ActivationOutcome {
  const confirm = useConfirmEmail()
  const [outcome, setOutcome] = useState<ActivationOutcome>(token === '' ? 'failed' : 'pending')
  // The server takes the token once: a second try would answer that the first one failed.
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
