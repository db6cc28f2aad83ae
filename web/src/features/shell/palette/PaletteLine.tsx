import type { ReactNode } from 'react'
import { Briefcase, List, Tag, TrendingUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf, type Direction } from '@palier/domain/market/priceChange'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
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
    <StockCells
      badge={<ScoreBadge score={entry.score} label={labels.score(entry)} />}
      symbol={symbol}
      companyName={companyName}
      text={text}
      place={`${entry.exchange}, ${currency}`}
      price={labels.price(entry)}
      change={<Percent direction={entry.percentDirection} text={labels.percent(entry)} />}
    />
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
    <StockCells
      badge={
        <Text as="span" color="fg.muted" textStyle="note" textAlign="center">
          {formatMessage({ id: 'palette.unfollowed' })}
        </Text>
      }
      symbol={symbol}
      companyName={companyName}
      text={text}
      place={place.filter((part) => part !== '').join(', ')}
      price={price != null && formatters.price(price)}
      change={
        percent === null ? (
          <Note color="zero">{price != null && formatMessage({ id: 'search.close' })}</Note>
        ) : (
          <Percent direction={directionOf(decimal(percent).round(2))} text={formatters.signedPercent(percent)} />
        )
      }
    />
  )
}

interface StockCellsProps {
  readonly badge: ReactNode
  readonly symbol: string
  readonly companyName: string
  /** Exchange and currency. */
  readonly place: string
  readonly price: ReactNode
  readonly change: ReactNode
  /** Search text to highlight. */
  readonly text: string
}

/** Lays cells out on one line, or two on a phone. */
function StockCells({ badge, symbol, companyName, place, price, change, text }: StockCellsProps) {
  return (
    <>
      <Box as="span" gridArea="score" textAlign="center">
        {badge}
      </Box>
      <Box
        as="span"
        gridArea="symbol"
        whiteSpace={{ base: 'nowrap', sm: 'normal' }}
        alignSelf={{ base: 'end', sm: 'center' }}
      >
        <MatchSymbol symbol={symbol} />{' '}
        <Text as="span" color="fg.muted" fontSize="0.75rem" display={{ base: 'inline', sm: 'none' }}>
          {place}
        </Text>
      </Box>
      <Box
        as="span"
        gridArea="name"
        display={{ sm: 'flex' }}
        alignItems="baseline"
        gap="0.375rem"
        minW="0"
        alignSelf={{ base: 'start', sm: 'center' }}
      >
        <Box as="span" minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace={{ base: 'normal', sm: 'nowrap' }}>
          <Highlight text={companyName} filter={text} />
        </Box>
        {/* Never truncated: it distinguishes two listings of one company. */}
        <Text
          as="span"
          flex="none"
          color="fg.muted"
          fontSize="0.75rem"
          whiteSpace="nowrap"
          display={{ base: 'none', sm: 'inline' }}
        >
          {place}
        </Text>
      </Box>
      <Text
        as="span"
        gridArea="price"
        alignSelf={{ base: 'end', sm: 'center' }}
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
        textAlign="right"
      >
        {price}
      </Text>
      {change}
    </>
  )
}

function Percent({ direction, text }: { direction: Direction; text: string }) {
  return (
    <Note color={direction === 'up' ? 'gain' : direction === 'down' ? 'loss' : 'zero'} direction={direction}>
      <ChangeText direction={direction} text={text} screenReaderText={text} />
    </Note>
  )
}

function Note({ color, direction, children }: { color: string; direction?: Direction; children: ReactNode }) {
  return (
    <Text
      as="span"
      gridArea="percent"
      alignSelf={{ base: 'start', sm: 'center' }}
      color={color}
      textStyle="note"
      fontVariantNumeric="tabular-nums"
      textAlign="right"
      whiteSpace="nowrap"
      data-direction={direction}
    >
      {children}
    </Text>
  )
}
