import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { AboutScreenQuery } from '../../__generated__/AboutScreenQuery.graphql.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { StairMark } from '../../ui/layout/StairMark.tsx'
import styles from './AboutScreen.module.css'

export const query = graphql`
  query AboutScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    site {
      appVersion
      isMarketSimulated
    }
  }
`

/** What Palier is, its version, and what its prices are. */
export function AboutScreen({ data: { site } }: { data: AboutScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const terms = (text: ReactNode) => <Link to={pathTo('TermsAndConditions')}>{text}</Link>
  return (
    <article className={styles['page']}>
      <span className={styles['mark']}>
        <StairMark height="3rem" />
      </span>
      <h1 className={styles['title']}>{formatMessage({ id: 'title.About' })}</h1>
      <p className={styles['lead']}>{formatMessage({ id: 'about.lead' })}</p>
      <p>{formatMessage({ id: 'about.score' })}</p>
      <p>{formatMessage({ id: site.isMarketSimulated ? 'about.simulated' : 'about.prices' })}</p>
      <p>
        <FormattedMessage id="about.advice" values={{ link: terms }} />
      </p>
      {site.appVersion != null && (
        <p className={styles['version']}>{formatMessage({ id: 'about.version' }, { version: site.appVersion })}</p>
      )}
    </article>
  )
}

export { AboutScreen as Screen }
