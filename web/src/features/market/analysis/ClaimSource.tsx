import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ClaimSource_source$key } from '../../../__generated__/ClaimSource_source.graphql.ts'
import { ExternalLink } from '../../../ui/buttons/ExternalLink.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

export function ClaimSource({ source: sourceKey }: { source: ClaimSource_source$key }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const { name, date, url } = useFragment(
    graphql`
      fragment ClaimSource_source on ClaimSource {
        name
        date
        url
      }
    `,
    sourceKey,
  )
  const text = formatMessage({ id: 'analysis.source' }, { name, date: formatters.date(new Date(date)) })
  return (
    <Text textStyle="note" color="fg.muted">
      {url == null ? text : <ExternalLink href={url}>{text}</ExternalLink>}
    </Text>
  )
}
