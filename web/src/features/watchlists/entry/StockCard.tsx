import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf } from '@palier/domain/market/priceChange'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { EntryStock } from '../thresholds/entryStock.ts'

const LETTERS = 2

export function StockCard({ stock, action }: { stock: EntryStock; action?: ReactNode }) {
  const { formatMessage } = useIntl()
  const { money, signedMoney, percent, signedPercent } = useFormatters()
  const { symbol, companyName, currency, lastPrice, change, changePercent } = stock
  const direction = directionOf(decimal(change))
  const bare = (value: string) => value.replace(/^-/, '')
  const sentence =
    direction === 'flat'
      ? formatMessage({ id: 'change.flat' })
      : formatMessage(
          { id: `change.${direction}` },
          { amount: money(bare(change), currency), percent: percent(bare(changePercent)) },
        )
  return (
    <Flex
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      align="center"
      gap="4"
      py="0.875rem"
      px="4"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      bg="bg"
    >
      <Grid
        as="span"
        flex="none"
        placeItems="center"
        w="10"
        h="10"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="control"
        bg="bg.card"
        fontSize="0.75rem"
        fontWeight="semibold"
        aria-hidden="true"
      >
        {symbol.slice(0, LETTERS)}
      </Grid>
      <Box flex="1" minW={{ base: '60%', sm: '0' }}>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {companyName}
        </Text>
        <Text
          textStyle="note"
          color="fg.muted"
        >{`${symbol}, ${exchangeNameOf(stock.exchange) ?? stock.exchange}, ${currency}`}</Text>
      </Box>
      <Box flex={{ base: '1', sm: 'none' }} textStyle="note" textAlign={{ base: 'start', sm: 'end' }}>
        {lastPrice == null ? (
          <Text textStyle="note" color="fg.muted">
            {formatMessage({ id: 'list.noPrice' })}
          </Text>
        ) : (
          <>
            <Text fontSize="1.125rem" lineHeight="1.375rem" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <LiveNumber value={lastPrice}>{money(lastPrice, currency)}</LiveNumber>
            </Text>
            <ChangeText
              direction={direction}
              text={`${signedMoney(change, currency)} (${signedPercent(changePercent)})`}
              screenReaderText={sentence}
            />
          </>
        )}
      </Box>
      {action}
    </Flex>
  )
}
