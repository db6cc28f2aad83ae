import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { SimilarCompanies_companies$key } from '../../../__generated__/SimilarCompanies_companies.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { Tag } from '../stock/tagSearch.ts'
import { ClaimSource } from './ClaimSource.tsx'

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
      <Box as="ul" mb="2">
        {companies.map(({ name, description, stockId, source }) => (
          <Box as="li" key={stockId ?? name} py="0.625rem" borderBottomWidth="1px" borderColor="border">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {stockId == null ? name : <Link to={pathTo('Stock', { id: stockId })}>{name}</Link>}
            </Text>
            <Text textStyle="note" color="fg.muted">
              {description}
            </Text>
            {source && <ClaimSource source={source} />}
          </Box>
        ))}
      </Box>
      {tag && (
        <Button ms="-0.625rem" variant="link" size="small" onClick={() => onTag(tag)}>
          {formatMessage({ id: 'analysis.allLike' }, { tag: tag.value })}
        </Button>
      )}
    </>
  )
}
