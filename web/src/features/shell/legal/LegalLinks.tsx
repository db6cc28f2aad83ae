import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../kit/navigation/paths.ts'
import styles from './LegalText.module.css'

const PAGES = ['TermsAndConditions', 'PrivacyPolicy', 'CookiePolicy'] as const

interface LegalLinksProps {
  readonly here: (typeof PAGES)[number]
  /** Leads to another version of the same page. */
  readonly other?: { readonly to: string; readonly label: string }
}

/** The ways from one legal page to the others. */
export function LegalLinks({ here, other }: LegalLinksProps) {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles['links']} aria-label={formatMessage({ id: 'legal.others' })}>
      {other && <Link to={other.to}>{other.label}</Link>}
      {PAGES.filter((page) => page !== here).map((page) => (
        <Link key={page} to={pathTo(page)}>
          {formatMessage({ id: `title.${page}` })}
        </Link>
      ))}
    </nav>
  )
}
