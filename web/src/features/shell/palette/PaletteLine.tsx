import { Briefcase, List, Tag, TrendingUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { decimal, roundHalfAwayFromZero } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf, type Direction } from '@palier/domain/market/priceChange'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Highlight } from '../../../kit/text/Highlight.tsx'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import { useTagNames } from '../../market/stock/useTagNames.ts'
import { MatchSymbol } from '../../market/search/MatchSymbol.tsx'
import type { PaletteItem } from './paletteItems.ts'
import type { TagMatch } from '../../market/search/tagMatches.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const ICONS = { List, Portfolio: Briefcase, Stock: TrendingUp } as const

/** One line of the palette: a stock with its score, a list, a page, a command. What fits the text is marked. */
export function PaletteLine({ item, text }: { item: PaletteItem; text: string }) {
  const { formatMessage } = useIntl()
  if (item.type === 'entry') return <EntryLine item={item} text={text} />
  if (item.type === 'match') return <FoundLine item={item} text={text} />

  if (item.type === 'tag') return <TagLine match={item.match} text={text} />

  const { icon: Icon, name, note } = plainOf(item)
  return (
    <>
      <Flex as="span" justify="center" color="fg.muted" css={{ '& svg': { boxSize: '4' } }}>
        <Icon aria-hidden="true" />
      </Flex>
      <Box as="span" gridColumn="2 / span 2" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        <Highlight text={name} filter={text} />
      </Box>
      <Text
        as="span"
        gridColumn={{ base: 'auto', sm: 'span 2' }}
        color="fg.muted"
        textStyle="note"
        textAlign="right"
        whiteSpace="nowrap"
      >
        {note}
      </Text>
    </>
  )

  function plainOf(plain: Exclude<PaletteItem, { readonly type: 'entry' | 'match' | 'tag' }>) {
    if (plain.type === 'command')
      return { icon: plain.command.icon, name: plain.command.label, note: plain.command.group }
    if (plain.type === 'page') return { icon: ICONS[plain.page.kind], name: plain.page.title, note: '' }
    const { name: listName, kind, entryCount } = plain.list
    const values = { kind: formatMessage({ id: `palette.kind.${kind}` }), count: entryCount }
    return { icon: List, name: listName, note: formatMessage({ id: 'palette.list' }, values) }
  }
}

function TagLine({ match: { tag, otherName }, text }: { match: TagMatch; text: string }) {
  const nameOf = useTagNames()
  return (
    <>
      <Flex as="span" justify="center" color="fg.muted" css={{ '& svg': { boxSize: '4' } }}>
        <Tag aria-hidden="true" />
      </Flex>
      <Box as="span" gridColumn="2 / span 2" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        <Highlight text={otherName === null ? tag.value : `${tag.value} (${otherName})`} filter={text} />
      </Box>
      <Text
        as="span"
        gridColumn={{ base: 'auto', sm: 'span 2' }}
        color="fg.muted"
        textStyle="note"
        textAlign="right"
        whiteSpace="nowrap"
      >
        {nameOf(tag.name)}
      </Text>
    </>
  )
}

function EntryLine({ item, text }: { item: Extract<PaletteItem, { readonly type: 'entry' }>; text: string }) {
  const labels = useEntryLabels()
  const { entry } = item
  const { symbol, companyName, currency } = entry.stock
  return (
    <>
      <ScoreBadge score={entry.score} label={labels.score(entry)} />
      <MatchSymbol symbol={symbol} />
      <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        <Highlight text={companyName} filter={text} />{' '}
        <Text as="span" color="fg.muted" fontSize="0.75rem">{`${entry.exchange}, ${currency}`}</Text>
      </Box>
      <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums" textAlign="right">
        {labels.price(entry)}
      </Text>
      <Percent direction={entry.percentDirection} text={labels.percent(entry)} />
    </>
  )
}

function FoundLine({ item, text }: { item: Extract<PaletteItem, { readonly type: 'match' }>; text: string }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const { symbol, companyName, exchange, country, currency, previousClose, stock } = item.match
  const place = [exchangeNameOf(exchange) ?? formatMessage({ id: 'search.unknownExchange' }), currency ?? country]
  const price = stock?.lastPrice ?? previousClose
  const percent = stock?.lastPrice == null ? null : stock.changePercent
  return (
    <>
      <Text as="span" color="fg.muted" textStyle="note" textAlign="center">
        {formatMessage({ id: 'palette.unfollowed' })}
      </Text>
      <MatchSymbol symbol={symbol} />
      <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        <Highlight text={companyName} filter={text} />{' '}
        <Text as="span" color="fg.muted" fontSize="0.75rem">
          {place.filter((part) => part !== '').join(', ')}
        </Text>
      </Box>
      <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums" textAlign="right">
        {price != null && formatters.price(price)}
      </Text>
      {percent === null ? (
        <Text
          as="span"
          color="zero"
          textStyle="note"
          fontVariantNumeric="tabular-nums"
          textAlign="right"
          whiteSpace="nowrap"
          smDown={{ display: 'none' }}
          css={{ "&[data-direction='up']": { color: 'gain' }, "&[data-direction='down']": { color: 'loss' } }}
        >
          {price != null && formatMessage({ id: 'search.close' })}
        </Text>
      ) : (
        <Percent
          direction={directionOf(roundHalfAwayFromZero(decimal(percent), 2))}
          text={formatters.signedPercent(percent)}
        />
      )}
    </>
  )
}

function Percent({ direction, text }: { direction: Direction; text: string }) {
  return (
    <Text
      as="span"
      color="zero"
      textStyle="note"
      fontVariantNumeric="tabular-nums"
      textAlign="right"
      whiteSpace="nowrap"
      smDown={{ display: 'none' }}
      css={{ "&[data-direction='up']": { color: 'gain' }, "&[data-direction='down']": { color: 'loss' } }}
      data-direction={direction}
    >
      {text}
    </Text>
  )
}
