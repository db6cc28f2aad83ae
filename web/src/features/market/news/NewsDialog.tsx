import { ExternalLink as LinkIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { NewsDialog_item$key } from '../../../__generated__/NewsDialog_item.graphql.ts'
import { Tag } from '../../../ui/layout/Tag.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { ExternalLink } from '../../../ui/buttons/ExternalLink.tsx'
import { SafeHtml } from '../../../ui/status/SafeHtml.tsx'
import { Box, Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Tone } from './NewsBadge.tsx'

export function NewsDialog({ item: itemKey, onClose }: { item: NewsDialog_item$key; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { date, time } = useFormatters()
  const { title, contentHtml, publishedAt, url, source, sentiment, symbols, isSample } = useFragment(
    graphql`
      fragment NewsDialog_item on NewsItem {
        title
        contentHtml
        publishedAt
        url
        source
        sentiment
        symbols
        isSample
      }
    `,
    itemKey,
  )
  const at = new Date(publishedAt)
  const published = `${date(at)}, ${time(at)}`
  return (
    <Dialog title={title} size="edit" onClose={onClose}>
      <Flex as="p" wrap="wrap" align="center" gap="0.25rem 0.75rem" mt="0.125rem" textStyle="note" color="fg.muted">
        <span>{source == null ? published : `${source}, ${published}`}</span>
        {sentiment != null && <Tone sentiment={sentiment} />}
        {isSample && <Tag tone="quiet">{formatMessage({ id: 'stock.sample' })}</Tag>}
      </Flex>
      {isSample && (
        <Text mt="3" py="2" px="3" borderRadius="control" bg="accent.subtle" textStyle="note">
          {formatMessage({ id: 'stock.news.sample' })}
        </Text>
      )}
      <Box
        mt="3"
        overflowWrap="anywhere"
        textWrap="pretty"
        css={{ '& p': { mb: '3' }, '& a': { textDecoration: 'underline' } }}
      >
        <SafeHtml html={contentHtml} />
      </Box>
      {symbols.length > 0 && (
        <Flex as="p" wrap="wrap" align="center" gap="2" mt="3" textStyle="note" color="fg.muted">
          <span>{formatMessage({ id: 'stock.news.symbols' })}</span>
          {symbols.map((symbol) => (
            <Tag key={symbol}>{symbol}</Tag>
          ))}
        </Flex>
      )}
      {url != null && (
        <HStack
          asChild
          display="inline-flex"
          gap="0.375rem"
          mt="4"
          fontWeight="medium"
          color="accent.fg"
          css={{ '& svg': { w: '0.875rem', h: '0.875rem' } }}
        >
          <ExternalLink href={url}>
            <LinkIcon aria-hidden="true" />
            {formatMessage({ id: 'stock.news.read' })}
          </ExternalLink>
        </HStack>
      )}
    </Dialog>
  )
}
