import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import type { PaymentRefusal } from './paymentProblem.ts'
import { useRefusalWords } from './useRefusalMessage.tsx'
import styles from './RefusalNote.module.css'

/** Why a card was not taken and what can be done. It takes the focus for each refusal. */
export function RefusalNote({ refusal }: { refusal: PaymentRefusal }) {
  const wordsOf = useRefusalWords()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [refusal])
  return (
    <div ref={note} className={styles['note']} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      <p className={styles['words']}>{wordsOf(refusal)}</p>
    </div>
  )
}
