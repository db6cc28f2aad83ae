import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { AboutScreenQuery } from '../../__generated__/AboutScreenQuery.graphql.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { StairMark } from '../../ui/layout/StairMark.tsx'
import { Heading } from '../../ui/text/Heading.ts'
import { Link } from '../../ui/text/Link.ts'
import { Text } from '../../ui/text/Text.ts'
import { Stack } from '../../ui/layout/boxes.ts'

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

/** File written by the build, not a route. */
const LICENCES_PATH = '/third-party-licences.txt'

export function AboutScreen({ data: { site } }: { data: AboutScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const terms = (text: ReactNode) => (
    <Link variant="underlined" to={pathTo('TermsAndConditions')}>
      {text}
    </Link>
  )
  return (
    <Stack
      as="article"
      gap="4"
      maxW="40rem"
      mx="auto"
      pt="12"
      fontSize="0.9375rem"
      lineHeight="1.5rem"
      textWrap="pretty"
    >
      <Text as="span" color="accent.fg">
        <StairMark height="3rem" />
      </Text>
      <Heading as="h1" textStyle="h1">
        {formatMessage({ id: 'title.About' })}
      </Heading>
      <Text fontSize="1.125rem" lineHeight="1.6875rem">
        {formatMessage({ id: 'about.lead' })}
      </Text>
      <p>{formatMessage({ id: 'about.score' })}</p>
      <p>{formatMessage({ id: site.isMarketSimulated ? 'about.simulated' : 'about.prices' })}</p>
      <p>
        <FormattedMessage id="about.advice" values={{ link: terms }} />
      </p>
      <p>
        <Link variant="underlined" reloadDocument to={LICENCES_PATH}>
          {formatMessage({ id: 'about.licences' })}
        </Link>
      </p>
      {site.appVersion != null && (
        <Text color="fg.muted" fontSize="0.8125rem">
          {formatMessage({ id: 'about.version' }, { version: site.appVersion })}
        </Text>
      )}
    </Stack>
  )
}

export { AboutScreen as Screen }
