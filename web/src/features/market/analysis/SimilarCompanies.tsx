import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { SimilarCompanies_companies$key } from '../../../__generated__/SimilarCompanies_companies.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { Tag } from '../stock/tagSearch.ts'
import { ClaimSource } from './ClaimSource.tsx'
import styles from './Analysis.module.css'

interface SimilarCompaniesProps {
  readonly companies: SimilarCompanies_companies$key
  /** By which others like it are found. */
  readonly tag: Tag | null
  readonly onTag: (tag: Tag) => void
}

/** Companies that are like this one, and why. */
export function SimilarCompanies({ companies: keys, tag, onTag }: SimilarCompaniesProps) {
  const { formatMessage } = useIntl()
  const companies = useFragment(
    graphql`
      fragment SimilarCompanies_companies on SimilarCompany @relay(plural: true) {
        name
        description
        stockId
        source {
          ...ClaimSource_source
        }
      }
    `,
    keys,
  )
  return (
    <>
      <ul className={styles['companies']}>
        {companies.map(({ name, description, stockId, source }) => (
          <li key={stockId ?? name} className={styles['company']}>
            <p className={styles['companyName']}>
              {stockId == null ? name : <Link to={pathTo('Stock', { id: stockId })}>{name}</Link>}
            </p>
            <p className={styles['companyText']}>{description}</p>
            {source && <ClaimSource source={source} />}
          </li>
        ))}
      </ul>
      {tag && (
        <Button className={styles['all'] ?? ''} variant="link" size="small" onClick={() => onTag(tag)}>
          {formatMessage({ id: 'analysis.allLike' }, { tag: tag.value })}
        </Button>
      )}
    </>
  )
}
