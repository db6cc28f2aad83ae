import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import type { SimilarCompanies_companies$key } from '../../../__generated__/SimilarCompanies_companies.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { Tag } from '../stock/tagSearch.ts'
import { ClaimSource } from './ClaimSource.tsx'
import { CorrelationBar } from './CorrelationBar.tsx'

interface SimilarCompaniesProps {
  readonly companies: SimilarCompanies_companies$key
  readonly tag: Tag | null
  readonly onTag: (tag: Tag) => void
}

/** Lists each source once, below the table. */
export function SimilarCompanies({ companies: keys, tag, onTag }: SimilarCompaniesProps) {
  const { formatMessage } = useIntl()
  const companies = useFragment(
    graphql`
      fragment SimilarCompanies_companies on SimilarCompany @relay(plural: true) {
        name
        description
        stockId
        correlation
        source {
          name
          date
          url
          ...ClaimSource_source
        }
      }
    `,
    keys,
  )
  const sources = new Map(
    companies.flatMap(({ source }) =>
      source ? [[JSON.stringify([source.name, source.date, source.url]), source] as const] : [],
    ),
  )
  return (
    <>
      <Table rows="low" aria-label={formatMessage({ id: 'analysis.similar' })} css={{ '& :is(th, td)': { px: '0' } }}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'analysis.company' })}</th>
            <th scope="col" data-number>
              {formatMessage({ id: 'analysis.correlation' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map(({ name, description, stockId, correlation }) => (
            <tr key={stockId ?? name}>
              <th scope="row">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {stockId == null ? name : <Link to={pathTo('Stock', { id: stockId })}>{name}</Link>}
                </Text>
                <Text textStyle="note" color="fg.muted">
                  {description}
                </Text>
              </th>
              <td data-number>
                {correlation == null ? (
                  <>
                    <span aria-hidden="true">–</span>
                    <VisuallyHidden>{formatMessage({ id: 'analysis.correlation.none' })}</VisuallyHidden>
                  </>
                ) : (
                  <CorrelationBar value={correlation} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Box mt="2" mb="2">
        {[...sources].map(([key, source]) => (
          <ClaimSource key={key} source={source} />
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
