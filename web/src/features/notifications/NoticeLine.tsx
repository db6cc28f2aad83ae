import { useIntl } from 'react-intl'
import { coverTarget } from '../../ui/buttons/coverTarget.ts'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import { badgeLevelOf, scoreText } from '@palier/domain/watchlists/score'
import { badgeSymbolOf } from '@palier/domain/market/ticker'
import type { NoticeLine_notice$key } from '../../__generated__/NoticeLine_notice.graphql.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Text } from '../../ui/text/Text.ts'
import { Box, Grid } from '../../ui/layout/boxes.ts'
import { Link } from '../../ui/text/Link.ts'
import { useFormatters } from '../../kit/language/useFormatters.ts'
import type { StockOrigin } from '../../kit/navigation/origin.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { useMarkNoticesRead } from './useMarkNoticesRead.ts'

const KEYS = { T200: 't200', T400: 't400', T600: 't600', T800: 't800' } as const

interface NoticeLineProps {
  readonly notice: NoticeLine_notice$key
  readonly onLeave: () => void
}

/** Opening a notice marks it read and navigates to the stock. */
export function NoticeLine({ notice: key, onLeave }: NoticeLineProps) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const markRead = useMarkNoticesRead()
  const notice = useFragment(
    graphql`
      fragment NoticeLine_notice on Notice {
        id
        createdAt
        isRead
        stockId
        symbol
        companyName
        currency
        listId
        listName
        listKind
        threshold
        thresholdPrice
        score
      }
    `,
    key,
  )
  const { id, createdAt, isRead, stockId, symbol, companyName, listId, listName, listKind, threshold, score } = notice
  const level = formatMessage({ id: `score.level.${badgeLevelOf(score)}` })
  const crossing = `${listKind === 'SELL' ? 'sell' : 'buy'}.${KEYS[threshold]}` as const
  const price = formatters.money(notice.thresholdPrice, notice.currency)
  return (
    <Grid
      as="li"
      position="relative"
      templateColumns="4.125rem minmax(0, 1fr) 0.5rem"
      gap="3"
      py="3"
      px="4"
      borderBottomWidth="1px"
      borderColor="border"
      bg={isRead ? undefined : 'accent.subtle'}
      _hover={{ bg: isRead ? 'bg.sunken' : 'accent.subtle' }}
      data-unread={!isRead || undefined}
    >
      <ScoreBadge score={score} label={formatMessage({ id: 'score.label' }, { score: scoreText(score), level })} />
      <Box minW="0" textStyle="table">
        <Link
          variant="quiet"
          css={coverTarget}
          to={pathTo('Stock', { id: stockId })}
          state={{ originListId: listId } satisfies StockOrigin}
          onClick={() => {
            if (!isRead) void markRead([id])
            onLeave()
          }}
        >
          {!isRead && <VisuallyHidden>{formatMessage({ id: 'notices.new' })} </VisuallyHidden>}
          <strong title={companyName}>
            {formatMessage({ id: `crossing.verb.${crossing}` }, { symbol: badgeSymbolOf(symbol) })}
          </strong>
          , {formatMessage({ id: `crossing.place.${crossing}` }, { price })}
        </Link>
        <Text
          mt="0.125rem"
          textStyle="note"
          color="fg.muted"
        >{`${listName}, ${formatters.time(new Date(createdAt))}`}</Text>
      </Box>
      {!isRead && <Box as="span" w="2" h="2" mt="0.3125rem" borderRadius="full" bg="accent" aria-hidden="true" />}
    </Grid>
  )
}
