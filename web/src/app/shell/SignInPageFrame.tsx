import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { EnglishOffer } from '../../kit/session/EnglishOffer.tsx'
import { LanguageSwitch } from '../../kit/session/LanguageSwitch.tsx'
import { OtherLanguageLink } from '../../kit/session/OtherLanguageLink.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import { SkipLink } from '../../ui/buttons/SkipLink.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import styles from './SignInPageFrame.module.css'

interface SignInPageFrameProps {
  readonly isSignedIn: boolean
  readonly contactEmail: string | null
  readonly children: ReactNode
}

export function SignInPageFrame({ isSignedIn, contactEmail, children }: SignInPageFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['gate']}>
      <SkipLink target="content">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      {!isSignedIn && <EnglishOffer />}
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
        {contactEmail !== null && (
          <a href={`mailto:${contactEmail}`}>
            <FormattedMessage id="footer.contact" />
          </a>
        )}
        <OtherLanguageLink isSignedIn={isSignedIn} />
      </footer>
    </div>
  )
}
