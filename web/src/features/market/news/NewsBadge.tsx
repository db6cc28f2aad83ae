import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { coverTarget } from '../../../ui/buttons/coverTarget.ts'
import type { NewsBadge_item$key } from '../../../__generated__/NewsBadge_item.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { Tag } from '../../../ui/layout/Tag.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import { Text } from '../../../ui/text/Text.ts'
import { usePriceAge } from '../../../kit/prices/usePriceAge.ts'
import { toneDirection, toneOf } from './tone.ts'

interface NewsBadgeProps {
  readonly item: NewsBadge_item$key
  /** True if the list itself says that all its items are samples. */
  readonly isSampleTold: boolean
  readonly onOpen: () => void
}

export function NewsBadge({ item: itemKey, isSampleTold, onOpen }: NewsBadgeProps) {
  const { formatMessage } = useIntl()
  const ageOf = usePriceAge()
  const now = useNow()
  const { title, publishedAt, source, sentiment, isSample } = useFragment(
    graphql`
      fragment NewsBadge_item on NewsItem {
        title
        publishedAt
        source
        sentiment
        isSample
      }
    `,
    itemKey,
  )
  const age = ageOf(publishedAt, now)
  return (
    <Flex
      as="li"
      position="relative"
      align="center"
      justify="space-between"
      gap="4"
      py="0.625rem"
      borderBottomWidth="1px"
      borderColor="border"
      _hover={{ bg: 'bg.card' }}
    >
      <Box minW="0">
        <p>
          <BareButton
            borderRadius="0"
            fontWeight="medium"
            textAlign="start"
            css={coverTarget}
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            {title}
          </BareButton>
        </p>
        <Flex as="p" wrap="wrap" align="center" gap="0.25rem 0.75rem" mt="0.125rem" textStyle="note" color="fg.muted">
          <span>{source == null ? age : `${source}, ${age}`}</span>
          {isSample && !isSampleTold && <Tag tone="quiet">{formatMessage({ id: 'stock.sample' })}</Tag>}
        </Flex>
      </Box>
      {sentiment != null && <Tone sentiment={sentiment} />}
    </Flex>
  )
}

export function Tone({ sentiment }: { sentiment: number }) {
  const { formatMessage } = useIntl()
  const tone = toneOf(sentiment)
  const label = formatMessage({ id: `stock.tone.${tone}` })
  return (
    <Text as="span" flex="none" textStyle="note">
      <ChangeText direction={toneDirection(tone)} text={label} screenReaderText={label} />
    </Text>
  )
}
