import { memo, type ReactNode } from 'react'
import { useIsMobile } from '../../device/media.ts'
import { SearchField } from './SearchField.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Box, Flex } from '../layout/boxes.ts'
import { Heading } from '../text/Heading.ts'
import { Text } from '../text/Text.ts'

interface FilterHeadingProps {
  readonly kind: string
  readonly name: string
  readonly note: string
  readonly filter: (FilterProps & { readonly matches: string | null }) | null
  readonly selector?: ReactNode
  readonly actions?: ReactNode
}

/** Memoized: price ticks do not change its props. */
export const FilterHeading = memo(function FilterHeading({
  kind,
  name,
  note,
  filter,
  selector,
  actions,
}: FilterHeadingProps) {
  const isMobile = useIsMobile()
  return (
    <Flex
      wrap="wrap"
      align="flex-end"
      justify="space-between"
      gap="1rem 2rem"
      pt={{ base: '3', md: '8' }}
      pb={{ base: '3', md: '5' }}
    >
      <Box
        flex={{ md: '1 1 18rem' }}
        minW="0"
        // The bar shows the name; the heading remains for heading navigation.
        mdDown={{ position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        <Text textStyle="note" color="fg.muted" mb="1">
          {kind}
        </Text>
        <Flex align="center" gap="1">
          <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
            {name}
          </Heading>
          {!isMobile && selector}
        </Flex>
        {note !== '' && (
          <Text color="fg.muted" mt="1">
            {note}
          </Text>
        )}
      </Box>
      <Flex align="center" gap="2" w={{ base: 'full', md: 'auto' }} data-print-hidden>
        {filter && (
          <Box flex={{ base: '1', md: 'none' }} minW="0" w={{ base: 'auto', md: '11rem', lg: '16.5rem' }}>
            <Filter
              label={filter.label}
              placeholder={filter.placeholder}
              text={filter.text}
              onType={filter.onType}
              onFocus={filter.onFocus}
            />
            <div role="status">
              <VisuallyHidden>{filter.matches}</VisuallyHidden>
            </div>
          </Box>
        )}
        {isMobile && selector}
        {actions}
      </Flex>
    </Flex>
  )
})

interface FilterProps {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
  readonly onFocus?: (() => void) | undefined
}

const Filter = memo(function Filter({ label, placeholder, text, onType, onFocus }: FilterProps) {
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onFocus={onFocus}
    />
  )
})
