import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { pathTo } from '../../kit/navigation/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { StairMark } from '../../ui/layout/StairMark.tsx'
import { Stack } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'

export const query = graphql`
  query NotFoundScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
  }
`

export function NotFoundScreen() {
  return (
    <Stack as="section" align="flex-start" maxW="36rem" pt="16">
      <Text as="span" mb="4" color="score.4.bg">
        <StairMark height="2.5rem" />
      </Text>
      <Heading as="h1" textStyle="h1">
        <FormattedMessage id="notFound.title" />
      </Heading>
      <Text mb="4" color="fg.muted">
        <FormattedMessage id="notFound.text" />
      </Text>
      <Button asChild>
        <Link to={pathTo('Home')}>
          <FormattedMessage id="notFound.home" />
        </Link>
      </Button>
    </Stack>
  )
}

export { NotFoundScreen as Screen }
