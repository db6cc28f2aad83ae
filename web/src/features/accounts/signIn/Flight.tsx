import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { WatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import { priceHeight, TREAD_TOPS } from './flightShape.ts'
import { Box, Flex, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

/** Draws four prices as treads with the live price between them. Crossed treads are filled. */
export function Flight({ entry }: { entry: WatchedEntry }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const { kind, lastPrice, states, stock, symbol } = entry
  const money = (price: { toString(): string }) => formatters.money(price.toString(), stock.currency)
  const prices = states.flatMap(({ price }) => price ?? [])
  return (
    <Grid templateColumns="repeat(4, 1fr)" position="absolute" right="0" bottom="0" left="0" alignItems="end">
      {states.map(({ key, price, state }, index) => (
        <Flex key={key} direction="column" textStyle="table">
          <Text as="span" pl="4" color="fg.muted">
            {formatMessage({ id: thresholdName(kind, key) })}
          </Text>
          <Text as="span" pl="4" mb="0.625rem" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {price && money(price)}
          </Text>
          <Box
            bg="var(--palier-level)"
            css={{ "&:not([data-state='crossed'])": { opacity: '0.28' } }}
            data-level={4 - index}
            data-state={state}
            style={{ height: `${(TREAD_TOPS[index] ?? 0) / 16}rem` }}
          />
        </Flex>
      ))}
      {lastPrice && (
        <Box
          position="absolute"
          right="0"
          left="0"
          h="0.09375rem"
          bg="fg"
          transition="bottom var(--p-durations-slow) var(--p-easings-in)"
          style={{ bottom: `${priceHeight(prices, lastPrice) / 16}rem` }}
        >
          <HStack
            as="span"
            justify="center"
            position="absolute"
            top="50%"
            left="6"
            w="9.375rem"
            h="1.75rem"
            borderRadius="small"
            bg="fg"
            color="bg"
            textStyle="table"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
            transform="translateY(-50%)"
          >
            {symbol} <span>{money(lastPrice)}</span>
          </HStack>
        </Box>
      )}
    </Grid>
  )
}
