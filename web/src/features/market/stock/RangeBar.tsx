import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { Box, HStack } from '../../../ui/layout/boxes.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { rangeShape } from './rangeShape.ts'

interface RangeBarProps {
  /** Decimals as text; null if unknown. */
  readonly low: string | null
  readonly high: string | null
  readonly price: string | null
  readonly levels: Thresholds | null
  readonly currency: Currency
}

export function RangeBar({ low, high, price, levels, currency }: RangeBarProps) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  if (low === null || high === null) return '–'
  const own = levels ? Object.values(levels).filter((level) => level !== null) : []
  const shape = rangeShape(Number(low), Number(high), price === null ? null : Number(price), own.map(Number))
  return (
    <HStack as="span" display="inline-flex" whiteSpace="nowrap">
      <span aria-hidden="true">{formatters.price(low)}</span>
      <Box
        as="span"
        position="relative"
        w="14"
        h="3"
        _before={{
          content: '""',
          position: 'absolute',
          top: '50%',
          right: '0',
          left: '0',
          h: '0.125rem',
          mt: '-0.0625rem',
          bg: 'border.field',
          opacity: 0.6,
        }}
        aria-hidden="true"
      >
        {shape.levels.map((place) => (
          <Box
            as="span"
            key={place}
            position="absolute"
            bottom="0"
            w="0.125rem"
            h="0.375rem"
            ms="-0.0625rem"
            bg="score.2.bg"
            style={{ left: `${place}%` }}
          />
        ))}
        {shape.price !== null && (
          <Box
            as="span"
            position="absolute"
            bottom="0"
            w="0.125rem"
            h="full"
            ms="-0.0625rem"
            bg="fg"
            boxShadow="0 0 0 1px var(--p-colors-bg)"
            style={{ left: `${shape.price}%` }}
          />
        )}
      </Box>
      <span aria-hidden="true">{formatters.price(high)}</span>
      <VisuallyHidden>
        {formatMessage(
          { id: 'stock.range' },
          {
            low: formatters.money(low, currency),
            high: formatters.money(high, currency),
            count: shape.levels.length,
          },
        )}
      </VisuallyHidden>
    </HStack>
  )
}
