import type { ReactNode } from 'react'
import { ExternalLink as LinkIcon, Image, Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { Partnerships_partnerships$key } from '../../../__generated__/Partnerships_partnerships.graphql.ts'
import { ExternalLink } from '../../../ui/buttons/ExternalLink.tsx'
import { SafeHtml } from '../../../ui/status/SafeHtml.tsx'
import { Box, Flex, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Thumbnail } from './Thumbnail.tsx'

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
    <Box
      as="article"
      key={`${companyName} ${publishedAt}`}
      pb="4"
      css={{ '& + &': { pt: '4', borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <Flex align="baseline" justify="space-between" gap="4">
        <Heading
          as="h3"
          minW="0"
          overflowWrap="anywhere"
          fontSize="0.9375rem"
          lineHeight="1.375rem"
          fontWeight="medium"
          letterSpacing="0"
        >
          {companyName}
        </Heading>
        <Text asChild flex="none" textStyle="note" color="fg.muted">
          <time dateTime={publishedAt}>{date(new Date(publishedAt))}</time>
        </Text>
      </Flex>
      <Text maxW="43.75rem" mt="0.125rem" mb="0.375rem" color="fg.muted">
        {description}
      </Text>
      <Flex as="p" wrap="wrap" gap="0.25rem 1rem">
        {sourceUrl != null && (
          <PartnershipLink href={sourceUrl}>
            <LinkIcon aria-hidden="true" />
            {formatMessage({ id: 'analysis.partnership.source' })}
          </PartnershipLink>
        )}
        {searchUrl != null && (
          <PartnershipLink href={searchUrl}>
            <Search aria-hidden="true" />
            {formatMessage({ id: 'analysis.partnership.search' })}
          </PartnershipLink>
        )}
      </Flex>
      {links.map(({ thumbnailUrl, titleHtml, snippet, url }) => (
        <HStack
          asChild
          key={url}
          gap="3"
          maxW="35rem"
          mt="3"
          p="0.625rem"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          color="inherit"
          textDecoration="none"
          css={{ 'a&:hover': { borderColor: 'border.field' } }}
        >
          <ExternalLink href={url}>
            <Thumbnail url={thumbnailUrl ?? null} fallback={<Image aria-hidden="true" />} />
            <Grid as="span" minW="0">
              <Text as="span" truncate fontWeight="medium">
                <SafeHtml html={titleHtml} inline />
              </Text>
              <Text as="span" truncate textStyle="note" color="fg.muted">
                {snippet}
              </Text>
            </Grid>
          </ExternalLink>
        </HStack>
      ))}
    </Box>
  ))
}

function PartnershipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <HStack
      asChild
      display="inline-flex"
      gap="0.3125rem"
      textStyle="note"
      color="accent.fg"
      css={{ '& svg': { w: '0.8125rem', h: '0.8125rem' } }}
    >
      <ExternalLink href={href}>{children}</ExternalLink>
    </HStack>
  )
}
