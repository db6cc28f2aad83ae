import { useIntl } from 'react-intl'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import type { Tag } from './tagSearch.ts'

interface TagChipProps {
  readonly tag: Tag
  readonly isSearched?: boolean
  readonly onChoose: (tag: Tag) => void
}

export function TagChip({ tag, isSearched = false, onChoose }: TagChipProps) {
  const { formatMessage } = useIntl()
  return (
    <BareButton
      display="block"
      flex="none"
      h={{ base: '8', md: '6' }}
      maxW="full"
      px="0.5625rem"
      borderWidth="1px"
      borderColor={isSearched ? 'accent' : 'border'}
      borderRadius="small"
      textStyle="note"
      fontWeight="medium"
      color={isSearched ? 'accent.fg' : 'fg.muted'}
      truncate
      _hover={isSearched ? {} : { borderColor: 'border.field', color: 'fg' }}
      type="button"

      aria-label={formatMessage({ id: 'stock.tag.find' }, { value: tag.value })}
      onClick={() => onChoose(tag)}
    >
      {tag.value}
    </BareButton>
  )
}
