import type { ReactNode } from 'react'
import { Activity, ClockAlert, Moon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import { timeZoneOf } from '@palier/domain/market/exchange'
import { isStalePrice } from '@palier/domain/market/priceAge'
import { directionOf } from '@palier/domain/market/priceChange'
import type { StockPrice_stock$key } from '../../../__generated__/StockPrice_stock.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { createFormatters } from '../../../ui/figures/formatters.ts'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { foreignZoneName } from '../../../kit/chart/zoneName.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePriceAge } from '../../../kit/prices/usePriceAge.ts'

export function StockPrice({ stock: stockKey }: { stock: StockPrice_stock$key }) {
  const { formatMessage } = useIntl()
  const { money, signedMoney, percent, signedPercent } = useFormatters()
  const now = useNow()
  const { currency, exchange, lastPrice, lastPriceAt, change, changePercent, isIntraday } = useFragment(
    graphql`
      fragment StockPrice_stock on Stock {
        currency
        exchange
        lastPrice
        lastPriceAt
        change
        changePercent
        isIntraday
      }
    `,
    stockKey,
  )
  if (lastPrice == null) {
    return (
      <Text textStyle="price" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatMessage({ id: 'list.noPrice' })}
      </Text>
    )
  }
  const direction = directionOf(decimal(change))
  const figures = {
    amount: money(change.replace(/^-/, ''), currency),
    percent: percent(changePercent.replace(/^-/, '')),
  }
  const isStale = lastPriceAt != null && isStalePrice(lastPriceAt, now)
  return (
    <Box textAlign={{ base: 'start', md: 'end' }}>
      <Flex
        direction={{ base: 'row-reverse', md: 'row' }}
        wrap="wrap"
        align="baseline"
        justify="flex-end"
        gap="0.25rem 0.75rem"
      >
        <Text as="span" fontSize="0.9375rem" lineHeight="1.25rem">
          <ChangeText
            direction={direction}
            text={`${signedMoney(change, currency)} (${signedPercent(changePercent)})`}
            screenReaderText={formatMessage({ id: `change.${direction}` }, figures)}
          />
        </Text>
        <Text as="span" textStyle="price" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <LiveNumber value={lastPrice} stale={isStale}>
            {money(lastPrice, currency)}
          </LiveNumber>
        </Text>
      </Flex>
      <PriceDate at={lastPriceAt ?? null} timeZone={timeZoneOf(exchange)} isIntraday={isIntraday} isStale={isStale} />
    </Box>
  )
}

interface PriceDateProps {
  /** ISO 8601; null if unknown. */
  readonly at: string | null
  /** Time zone of the exchange (IANA). */
  readonly timeZone: string
  readonly isIntraday: boolean
  readonly isStale: boolean
}

/** Uses the clock of the exchange, like the chart below. The icon shows whether the price is intraday or end of day. */
function PriceDate({ at, timeZone, isIntraday, isStale }: PriceDateProps) {
  const { formatMessage, formatDate, locale } = useIntl()
  const { language } = useLanguage()
  const now = useNow()
  const ageOf = usePriceAge()
  if (at === null) return <DateLine>…</DateLine>
  const Icon = isIntraday ? Activity : Moon
  const date = new Date(at)
  const day = formatDate(date, { day: 'numeric', month: 'short', timeZone, ...(isStale && { year: 'numeric' }) })
  const zone = foreignZoneName(date.getTime(), timeZone, locale)
  const time = createFormatters(language, timeZone).time(date) + (zone === null ? '' : `\u00a0${zone}`)
  return (
    <DateLine isStale={isStale}>
      {isStale ? <ClockAlert aria-hidden="true" /> : <Icon aria-hidden="true" />}
      {isStale && <strong>{formatMessage({ id: 'age.stale' })}</strong>}
      <span>
        {formatMessage({ id: isIntraday ? 'stock.price.intraday' : 'stock.price.endOfDay' })}
        {`, ${day}, ${time}, ${ageOf(at, now)}`}
      </span>
    </DateLine>
  )
}

function DateLine({ isStale = false, children }: { isStale?: boolean; children: ReactNode }) {
  return (
    <Flex
      as="p"
      wrap="wrap"
      align="center"
      justify={{ md: 'flex-end' }}
      gap="0.25rem 0.375rem"
      mt="1"
      textStyle="note"
      color="fg.muted"
      css={{
        '& svg': { flex: 'none', w: '0.875rem', h: '0.875rem' },
        '& strong': { color: 'fg', fontWeight: 'medium' },
      }}
      data-testid="price-date"
      data-stale={isStale || undefined}
    >
      {children}
    </Flex>
  )
}
