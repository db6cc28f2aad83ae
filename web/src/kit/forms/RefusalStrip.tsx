import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './RefusalStrip.module.css'

/** Why the form was refused, one sentence a line. It takes the focus as it appears. */
export function RefusalStrip({ sentences }: { sentences: readonly string[] }) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => strip.current?.focus(), [])
  return (
    <div ref={strip} className={styles['strip']} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles['sentence']}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  )
}
