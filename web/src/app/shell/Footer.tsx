import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { OtherLanguageLink } from '../../kit/session/OtherLanguageLink.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import styles from './Shell.module.css'

/** The legal pages, and what the prices are. The welcome page has its languages at the top. */
export function Footer({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['links']}>
        {isSignedIn && (
          <Link to={pathTo('About')}>
            <FormattedMessage id="footer.about" />
          </Link>
        )}
        <Link to={pathTo('PrivacyPolicy')}>
          <FormattedMessage id="footer.privacy" />
        </Link>
        <Link to={pathTo('TermsAndConditions')}>
          <FormattedMessage id="footer.terms" />
        </Link>
      </div>
      <div className={styles['notes']}>
        <span>{children}</span>
        {isSignedIn && <OtherLanguageLink isSignedIn />}
      </div>
    </footer>
  )
}
