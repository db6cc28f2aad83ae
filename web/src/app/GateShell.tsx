import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { CONTACT_ADDRESS } from '../features/navigation/contact.ts'
import { LanguageSwitch } from '../features/language/LanguageSwitch.tsx'
import { OtherLanguageLink } from '../features/language/OtherLanguageLink.tsx'
import { pathTo } from '../features/navigation/paths.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './GateShell.module.css'

/** The frame of the pages by which people come in: the mark, the languages, the legal pages, and nothing else. */
export function GateShell({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['gate']}>
      <SkipLink target="content">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      <header className={styles['head']}>
        <Link className={styles['home']} to={pathTo('Home')} aria-label={formatMessage({ id: 'shell.home' })}>
          <Wordmark size="welcome" />
        </Link>
        <LanguageSwitch isSignedIn={isSignedIn} />
      </header>
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles['foot']}>
        <Link to={pathTo('PrivacyPolicy')}>
          <FormattedMessage id="footer.privacy" />
        </Link>
        <Link to={pathTo('TermsAndConditions')}>
          <FormattedMessage id="footer.terms" />
        </Link>
        <a href={`mailto:${CONTACT_ADDRESS}`}>
          <FormattedMessage id="footer.contact" />
        </a>
        <OtherLanguageLink isSignedIn={isSignedIn} />
      </footer>
    </div>
  )
}
