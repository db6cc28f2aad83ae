import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../kit/navigation/paths.ts'
import styles from './BackToSignIn.module.css'

/** The way back for somebody who remembers after all. */
export function BackToSignIn() {
  return (
    <p className={styles['back']}>
      <Link to={pathTo('Login')}>
        <FormattedMessage id="gate.backToSignIn" />
      </Link>
    </p>
  )
}
