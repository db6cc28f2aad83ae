import { ArrowLeft, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import type { StockHeading_stock$key } from '../../__generated__/StockHeading_stock.graphql.ts'
import { useIsMobile } from '../../device/media.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Box, Flex, HStack } from '../../ui/layout/boxes.ts'
import { Link } from '../../ui/text/Link.ts'
import { Text } from '../../ui/text/Text.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { distinctTags, type Tag } from '../market/stock/tagSearch.ts'
import { TagChip } from '../market/stock/TagChip.tsx'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'
import { StockLogo } from '../market/stock/StockLogo.tsx'
import { StockPrice } from '../market/stock/StockPrice.tsx'
import { OwnHolding } from './OwnHolding.tsx'
import type { OwnList } from './useChosenList.ts'

interface StockHeadingProps {
  readonly stock: StockHeading_stock$key
  readonly origin: OwnList | null
  readonly entry: WatchedEntry | null
  readonly isSimulated: boolean
  readonly onTag: (tag: Tag) => void
}

/** On a phone, the first line replaces the page's top bar. */
export function StockHeading({ stock: stockKey, origin, entry, isSimulated, onTag }: StockHeadingProps) {
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const isMobile = useIsMobile()
  const stock = useFragment(
    graphql`
      fragment StockHeading_stock on Stock {
        symbol
        companyName
        exchange
        currency
        tags {
          name
          value
        }
        details {
          logoUrl
        }
        ...StockPrice_stock
        ...OwnHolding_stock
      }
    `,
    stockKey,
  )
  const { symbol, companyName, currency, tags, details } = stock
  const exchange = exchangeNameOf(stock.exchange) ?? formatMessage({ id: 'stock.exchange.unknown' })
  const wayBack = origin ? pathTo('List', { id: origin.listId }) : pathTo('Home')
  const backName = origin?.name ?? formatMessage({ id: 'shell.dashboard' })
  const badge = entry && <ScoreBadge score={entry.score} label={labels.score(entry)} />
  return (
    <header>
      {isMobile ? (
        <HStack
          position="sticky"
          top="0"
          zIndex="bar"
          h="3.25rem"
          mx="calc(-1 * var(--palier-gutter))"
          ps="calc(var(--palier-gutter) - 0.75rem)"
          pe="var(--palier-gutter)"
          borderBottomWidth="1px"
          borderColor="border"
          bg="bg"
        >
          <Link
            variant="quiet"
            display="flex"
            flex="none"
            alignItems="center"
            justifyContent="center"
            w="11"
            h="11"
            borderRadius="control"
            css={{ '& svg': { w: '5', h: '5' } }}
            to={wayBack}
            aria-label={formatMessage({ id: 'stock.close' }, { name: backName })}
          >
            <X aria-hidden="true" />
          </Link>
          <Text
            flex="1"
            minW="0"
            truncate
            textStyle="note"
            color="fg.muted"
            css={{ '& strong': { color: 'fg', fontSize: '1rem', lineHeight: '1.25rem', fontWeight: 'semibold' } }}
          >
            <strong>{symbol}</strong> <span>{`${exchange}, ${currency}`}</span>
          </Text>
          {isSimulated && (
            <HStack
              as="span"
              display="inline-flex"
              gap="0.375rem"
              textStyle="note"
              color="fg.muted"
              _before={{ content: '""', w: '0.375rem', h: '0.375rem', borderRadius: 'full', bg: 'gain' }}
            >
              {formatMessage({ id: 'shell.simulatedShort' })}
            </HStack>
          )}
          {badge}
        </HStack>
      ) : (
        <Link
          display="inline-flex"
          alignItems="center"
          gap="0.375rem"
          minH="6"
          textStyle="note"
          _hover={{ textDecoration: 'none' }}
          css={{ '& svg': { w: '0.875rem', h: '0.875rem' } }}
          to={wayBack}
        >
          <ArrowLeft aria-hidden="true" />
          {backName}
        </Link>
      )}
      <Flex
        direction={{ base: 'column', md: 'row' }}
        wrap="wrap"
        align={{ base: 'flex-start', md: 'center' }}
        gap={{ base: '3', md: '0.75rem 1rem' }}
        mt="3"
        mb={{ base: '1', md: '3' }}
      >
        {!isMobile && <StockLogo symbol={symbol} url={details?.logoUrl ?? null} />}
        <Box flex={{ md: '1' }} w={{ base: 'full', md: 'auto' }} minW="min(100%, 18rem)">
          <Heading
            as="h1"
            fontSize={{ base: '1rem', md: '1.5rem' }}
            lineHeight={{ base: '1.25rem', md: '1.75rem' }}
            letterSpacing={{ base: '0', md: '-0.022em' }}
          >
            {companyName}
          </Heading>
          <Flex
            wrap="wrap"
            align="center"
            gap="0.375rem 0.5rem"
            mt="1"
            textStyle="table"
            color="fg.muted"
            css={{ '& strong': { color: 'fg', fontWeight: 'semibold' } }}
          >
            {!isMobile && (
              <>
                <strong>{symbol}</strong> <span>{exchange}</span> <span>{currency}</span>
              </>
            )}
            <OwnHolding stock={stock} />
            {distinctTags(tags).map((tag) => (
              <TagChip key={`${tag.name} ${tag.value}`} tag={tag} onChoose={onTag} />
            ))}
          </Flex>
        </Box>
        <StockPrice stock={stock} />
      </Flex>
    </header>
  )
}
