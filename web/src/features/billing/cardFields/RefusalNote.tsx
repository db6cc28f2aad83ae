import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import type { PaymentProblem } from './paymentProblem.ts'
import { useRefusalMessage } from './useRefusalMessage.tsx'
import styles from './RefusalNote.module.css'

/** Why a card was not taken and what can be done. It takes the focus for each refusal. */
export function RefusalNote({ refusal }: { refusal: PaymentProblem }) {
  const messageOf = useRefusalMessage()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [refusal])
  return (
    <div ref={note} className={styles['note']} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      <p className={styles['words']}>{messageOf(refusal)}</p>
    </div>
  )
}
