import { useIntl } from 'react-intl'
import { KeyCap } from '../../../ui/layout/KeyCap.tsx'
import { Box } from '../../../ui/layout/boxes.ts'

/** Keyboard hints and the number of results. Decorative; hidden on phones. */
export function PaletteFoot({ count }: { count: number }) {
  const { formatMessage } = useIntl()
  return (
    <Box
      display={{ base: 'none', md: 'flex' }}
      flex="none"
      alignItems="center"
      gap="5"
      h="11"
      px="5"
      borderTopWidth="1px"
      borderTopColor="border"
      color="fg.muted"
      textStyle="note"
      aria-hidden="true"
    >
      <Box as="span" display="inline-flex" alignItems="center" gap="0.375rem">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        {formatMessage({ id: 'palette.key.move' })}
      </Box>
      <Box as="span" display="inline-flex" alignItems="center" gap="0.375rem">
        <KeyCap>{formatMessage({ id: 'palette.key.enter' })}</KeyCap>
        {formatMessage({ id: 'palette.key.open' })}
      </Box>
      <Box as="span" ml="auto">
        {formatMessage({ id: 'search.count' }, { count })}
      </Box>
    </Box>
  )
}
