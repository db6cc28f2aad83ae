import { ShieldCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styles from './HumanCheckBadge.module.css'

/** Says that the form checks whether somebody human fills it in, and that nobody has to read letters for it. */
export function HumanCheckBadge() {
  return (
    <p className={styles['badge']}>
      <ShieldCheck className={styles['icon']} aria-hidden="true" />
      <FormattedMessage id="humanCheck.badge" />
    </p>
  )
}
