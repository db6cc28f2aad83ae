import { ExternalLink as LinkIcon, Image, Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { Partnerships_partnerships$key } from '../../../__generated__/Partnerships_partnerships.graphql.ts'
import { ExternalLink } from '../../../ui/buttons/ExternalLink.tsx'
import { SafeHtml } from '../../../ui/status/SafeHtml.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Thumbnail } from './Thumbnail.tsx'
import styles from './Partnerships.module.css'

/** With whom a company works, as somebody published it, with the ways to read and to search more. */
export function Partnerships({ partnerships: keys }: { partnerships: Partnerships_partnerships$key }) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const partnerships = useFragment(
    graphql`
      fragment Partnerships_partnerships on Partnership @relay(plural: true) {
        companyName
        publishedAt
        description
        sourceUrl
        searchUrl
        links {
          thumbnailUrl
          titleHtml
          snippet
          url
        }
      }
    `,
    keys,
  )
  return partnerships.map(({ companyName, publishedAt, description, sourceUrl, searchUrl, links }) => (
    <article key={`${companyName} ${publishedAt}`} className={styles['partnership']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{companyName}</h3>
        <time className={styles['date']} dateTime={publishedAt}>
          {date(new Date(publishedAt))}
        </time>
      </div>
      <p className={styles['text']}>{description}</p>
      <p className={styles['ways']}>
        {sourceUrl != null && (
          <ExternalLink className={styles['way']} href={sourceUrl}>
            <LinkIcon aria-hidden="true" />
            {formatMessage({ id: 'analysis.partnership.source' })}
          </ExternalLink>
        )}
        {searchUrl != null && (
          <ExternalLink className={styles['way']} href={searchUrl}>
            <Search aria-hidden="true" />
            {formatMessage({ id: 'analysis.partnership.search' })}
          </ExternalLink>
        )}
      </p>
      {links.map(({ thumbnailUrl, titleHtml, snippet, url }) => (
        <ExternalLink key={url} className={styles['link']} href={url}>
          <Thumbnail url={thumbnailUrl ?? null} fallback={<Image aria-hidden="true" />} />
          <span className={styles['linkWords']}>
            <span className={styles['linkTitle']}>
              <SafeHtml html={titleHtml} inline />
            </span>
            <span className={styles['snippet']}>{snippet}</span>
          </span>
        </ExternalLink>
      ))}
    </article>
  ))
}
