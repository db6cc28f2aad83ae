import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Terms.module.css'

/** What the reader must know of these terms before reading them. */
export function TermsNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles['notice']} role="status">
      <Info aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
