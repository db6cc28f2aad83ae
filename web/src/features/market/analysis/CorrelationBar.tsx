import { Box, HStack } from '../../../ui/layout/boxes.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

const PERCENT = 100

export function CorrelationBar({ value }: { value: number }) {
  const { price } = useFormatters()
  return (
    <HStack as="span" display="inline-flex" gap="2">
      <span>{price(value)}</span>
      <Box as="span" display="block" w="40px" h="6px" bg="rail" borderRadius="1px" overflow="hidden" aria-hidden="true">
        <Box
          as="span"
          data-bar
          display="block"
          h="full"
          bg="fg.muted"
          // Negative correlations leave the bar empty.
          style={{ width: `${Math.min(1, Math.max(0, value)) * PERCENT}%` }}
        />
      </Box>
    </HStack>
  )
}
