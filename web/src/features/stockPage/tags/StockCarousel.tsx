import { useRef, useState, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { FoundStock_stock$key } from '../../../__generated__/FoundStock_stock.graphql.ts'
import { prefersStillness } from '../../../device/media.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Box, Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { carouselWindow, type CarouselWindow } from './carouselWindow.ts'
import type { Tag } from '../../market/stock/tagSearch.ts'
import { FoundHead } from './FoundHead.tsx'
import { FoundStock } from './FoundStock.tsx'
import type { OwnLists } from './ownEntry.ts'
import { useLastDays } from './useLastDays.ts'

const NOT_YET: readonly number[] = []

interface StockCarouselProps extends OwnLists {
  readonly stocks: readonly (FoundStock_stock$key & { readonly id: string })[]
  readonly searched: readonly Tag[]
  readonly onTag: (tag: Tag) => void
  readonly onFollow: (stockId: string) => void
  readonly onOpen: () => void
  readonly aside: ReactNode
}

/** Cards in a row, or in a column on a phone. */
export function StockCarousel({ stocks, aside, ...rest }: StockCarouselProps) {
  const { formatMessage } = useIntl()
  const track = useRef<HTMLElement>(null)
  const lastDays = useLastDays(
    track,
    stocks.map(({ id }) => id),
  )
  const count = stocks.length
  const [seen, setSeen] = useState<CarouselWindow>({ first: 0, last: Math.min(count, 3) - 1, page: 0, pages: 1 })

  function look(list: HTMLElement | null) {
    if (list) setSeen(carouselWindow(list.scrollLeft, list.clientWidth, list.scrollWidth, count))
  }
  function turn(direction: 1 | -1) {
    const list = track.current
    list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: prefersStillness() ? 'auto' : 'smooth' })
  }
  const place = { first: seen.first + 1, last: seen.last + 1, count }
  return (
    <section aria-label={formatMessage({ id: 'tags.results' })}>
      <FoundHead count={count}>
        <HStack hideBelow="md">
          <Text as="span" me="2" textStyle="note" color="fg.muted">
            {formatMessage({ id: 'tags.place' }, place)}
          </Text>
          <IconButton
            label={formatMessage({ id: 'tags.previous' })}
            isDisabled={seen.first === 0}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={formatMessage({ id: 'tags.next' })}
            isDisabled={seen.last >= count - 1}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </HStack>
        {aside}
      </FoundHead>
      <Flex
        ref={(list) => {
          track.current = list
          // Runs after layout, because the number of visible cards depends on the width.
          if (list && seen.pages === 1 && list.scrollWidth > list.clientWidth) look(list)
        }}
        as="ul"
        direction={{ base: 'column', md: 'row' }}
        gap="4"
        pt={{ md: '1' }}
        pe={{ md: 'var(--dialog-edge)' }}
        pb={{ md: '2' }}
        ps={{ md: '1' }}
        overflowX="auto"
        scrollSnapType="x proximity"
        scrollPaddingLeft="0.25rem"
        scrollbarWidth="none"
        css={{ '&:focus-visible': { outlineOffset: '-0.125rem' } }}
        tabIndex={0}
        aria-label={formatMessage({ id: 'tags.results' })}
        onScroll={(event) => look(event.currentTarget)}
      >
        {stocks.map((stock) => (
          <Box as="li" key={stock.id} flex="none" w={{ base: 'full', md: '18rem' }} scrollSnapAlign="start">
            <FoundStock stock={stock} lastDays={lastDays.get(stock.id) ?? NOT_YET} {...rest} />
          </Box>
        ))}
      </Flex>
      <Flex align="center" justify="space-between" gap="4" mt="2" pe={{ md: 'var(--dialog-edge)' }}>
        <HStack as="span" hideBelow="md" gap="0.375rem" aria-hidden="true">
          {Array.from({ length: seen.pages }, (_, page) => (
            <Box
              as="span"
              key={page}
              w={page === seen.page ? '6' : '3'}
              h="1"
              bg={page === seen.page ? 'accent' : 'border.strong'}
            />
          ))}
        </HStack>
        <Text textStyle="note" color="fg.muted">
          {formatMessage({ id: 'tags.hint' })}
        </Text>
      </Flex>
    </section>
  )
}
