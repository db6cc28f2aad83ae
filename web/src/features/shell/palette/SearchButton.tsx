import { Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { KeyCap } from '../../../ui/layout/KeyCap.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { usePalette } from './PaletteContext.ts'
import { Box, HStack } from '../../../ui/layout/boxes.ts'

export function SearchButton({ isLarge = false }: { isLarge?: boolean }) {
  const { formatMessage } = useIntl()
  const openPalette = usePalette()
  return (
    <HStack
      asChild
      flex="0 1 22.5rem"
      minW="0"
      h="9"
      px="0.6875rem"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
      bg="bg.card"
      color="fg.muted"
      textAlign="left"
      cursor="text"
      _hover={{ borderColor: 'border.field' }}
      css={{ '&[data-large]': { flex: 'none', w: 'full', h: '11' } }}
    >
      <button
        data-large={isLarge || undefined}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => openPalette('all')}
      >
        <Search size="1rem" aria-hidden="true" />
        <Box as="span" flex="1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          <VisuallyHidden>{formatMessage({ id: 'shell.search' })} </VisuallyHidden>
          {formatMessage({ id: 'shell.searchHint' })}
        </Box>
        {!isLarge && <KeyCap>/</KeyCap>}
      </button>
    </HStack>
  )
}
