import { ArrowLeft } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { pathTo } from '../../kit/navigation/paths.ts'
import { useVisits } from './VisitContext.ts'
import { pathBefore } from './history.ts'
import styles from './BackButton.module.css'

/** Back to the page before, or Home where there is none: a page opened from outside has a way back too. */
export function BackButton() {
  const { formatMessage } = useIntl()
  const before = pathBefore(useVisits())
  return (
    <Link className={styles['back']} to={before ?? pathTo('Home')} aria-label={formatMessage({ id: 'shell.back' })}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  )
}
