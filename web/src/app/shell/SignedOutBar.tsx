import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LanguageSwitch } from '../../kit/session/LanguageSwitch.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import styles from './Shell.module.css'

export function SignedOutBar({ isBare }: { isBare: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <header className={styles[isBare ? 'bare' : 'bar']}>
      <Link className={styles['home']} to={pathTo('Home')} aria-label={formatMessage({ id: 'shell.home' })}>
        <Wordmark size={isBare ? 'welcome' : 'bar'} />
      </Link>
      <div className={styles['end']}>
        {!isBare && (
          <Button asChild size="small">
            <Link to={pathTo('Login')}>
              <FormattedMessage id="shell.signIn" />
            </Link>
          </Button>
        )}
        <LanguageSwitch isSignedIn={false} />
      </div>
    </header>
  )
}
