import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { OtherLanguageLink } from '../../kit/session/OtherLanguageLink.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import styles from './Shell.module.css'

interface FooterProps {
  readonly isSignedIn: boolean
  readonly feedback?: ReactNode
  readonly children: ReactNode
}

export function Footer({ isSignedIn, feedback, children }: FooterProps) {
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
        {feedback}
      </div>
      <div className={styles['notes']}>
        <span>{children}</span>
        {isSignedIn && <OtherLanguageLink isSignedIn />}
      </div>
    </footer>
  )
}
