import { Pencil, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import { decimal } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf } from '@palier/domain/market/priceChange'
import type { FoundStock_stock$key } from '../../../__generated__/FoundStock_stock.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { PriceAgeText } from '../../../kit/prices/PriceAgeText.tsx'
import { StockLogo } from '../../market/stock/StockLogo.tsx'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import { CardFacts } from './CardFacts.tsx'
import { ownEntryOf, type OwnLists } from './ownEntry.ts'
import { distinctTags, includesTag, type Tag } from '../../market/stock/tagSearch.ts'
import { Sparkline } from './Sparkline.tsx'
import { TagChip } from '../../market/stock/TagChip.tsx'

interface FoundStockProps extends OwnLists {
  readonly stock: FoundStock_stock$key
  /** Closes of the last month. Empty until loaded. */
  readonly lastDays: readonly number[]
  readonly searched: readonly Tag[]
  readonly onTag: (tag: Tag) => void
  readonly onFollow: (stockId: string) => void
  readonly onOpen: () => void
}

/** Every part has a fixed height, so that cards align. */
export function FoundStock(props: FoundStockProps) {
  const { stock: stockKey, lastDays, searched, onTag, onFollow, onOpen } = props
  const { formatMessage } = useIntl()
  const { money, signedMoney, percent, signedPercent } = useFormatters()
  const labels = useEntryLabels()
  const stock = useFragment(
    graphql`
      fragment FoundStock_stock on Stock {
        stockId
        symbol
        companyName
        exchange
        currency
        lastPrice
        lastPriceAt
        change
        changePercent
        isIntraday
        tags {
          name
          value
        }
        details {
          logoUrl
        }
        entries {
          listId
          ...watchedEntry_entry
        }
        ...CardFacts_stock
      }
    `,
    stockKey,
  )
  const { stockId, symbol, companyName, currency, lastPrice, change, changePercent } = stock
  const direction = directionOf(decimal(change))
  const figures = {
    amount: money(change.replace(/^-/, ''), currency),
    percent: percent(changePercent.replace(/^-/, '')),
  }
  const own = ownEntryOf(stock.entries, props)
  const entry = own && own.entry
  const to = pathTo('Stock', { id: stockId })
  const state = own ? { originListId: own.listId } : null
  return (
    <Card as="article" display="flex" flexDirection="column" h="full" p="0" overflow="hidden" aria-label={companyName}>
      <Flex align="flex-start" gap="3" h="16" pt="4" px="4">
        <StockLogo symbol={symbol} url={stock.details?.logoUrl ?? null} size="10" />
        <Heading as="h3" textStyle="h3" lineClamp="2">
          {companyName}
        </Heading>
      </Flex>
      <Flex
        as="p"
        align="center"
        justify="space-between"
        gap="2"
        h="6"
        mt="1"
        mx="4"
        textStyle="note"
        color="fg.muted"
        css={{ '& strong': { color: 'fg', fontWeight: 'semibold' } }}
      >
        <span>
          <strong>{symbol}</strong> {`${exchangeNameOf(stock.exchange) ?? stock.exchange}, ${currency}`}
        </span>
        {entry ? (
          <ScoreBadge score={entry.score} label={labels.score(entry)} />
        ) : (
          <span>{formatMessage({ id: 'tags.notFollowed' })}</span>
        )}
      </Flex>
      <Text mt="2" mx="4" textStyle="planPrice" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {lastPrice == null ? (
          formatMessage({ id: 'list.noPrice' })
        ) : (
          <LiveNumber value={lastPrice}>{money(lastPrice, currency)}</LiveNumber>
        )}
      </Text>
      <Flex as="p" wrap="wrap" gap="0.125rem 0.5rem" minH="4" mx="4" mb="3" textStyle="note">
        <ChangeText
          direction={direction}
          text={`${signedMoney(change, currency)} (${signedPercent(changePercent)})`}
          screenReaderText={formatMessage({ id: `change.${direction}` }, figures)}
        />
        <PriceAgeText at={stock.lastPriceAt ?? null} isIntraday={stock.isIntraday} />
      </Flex>
      <Sparkline prices={lastDays} height="6rem" />
      <CardFacts stock={stock} />
      <Flex wrap="wrap" alignContent="flex-start" gap="0.375rem" minH="3.75rem" my="3" mx="4">
        {distinctTags(stock.tags, searched).map((tag) => (
          <TagChip
            key={`${tag.name} ${tag.value}`}
            tag={tag}
            isSearched={includesTag(searched, tag)}
            onChoose={onTag}
          />
        ))}
      </Flex>
      <Flex
        gap="2"
        mt="auto"
        py="3"
        px="4"
        borderTopWidth="1px"
        borderColor="border"
        css={{ '& > :first-child': { flex: '1' } }}
      >
        <Button asChild size="small">
          <Link to={to} state={state} onClick={onOpen}>
            {entry && <Pencil aria-hidden="true" />}
            {formatMessage({ id: entry ? 'tags.openPrices' : 'tags.open' })}
          </Link>
        </Button>
        {!entry && (
          <Button size="small" variant="primary" onClick={() => onFollow(stockId)}>
            <Plus aria-hidden="true" />
            {formatMessage({ id: 'tags.follow' })}
          </Button>
        )}
      </Flex>
    </Card>
  )
}
