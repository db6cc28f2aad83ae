import { useRef, useState } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ScoreBasis } from '@palier/domain/watchlists/score'
import type { FoundStock_stock$key } from '../../../__generated__/FoundStock_stock.graphql.ts'
import { prefersStillness } from '../../../device/media.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import type { WatchListKind } from '../../watchlists/model/listFacts.ts'
import { carouselWindow, type CarouselWindow } from './carouselWindow.ts'
import type { Tag } from '../../market/stock/tagSearch.ts'
import { FoundStock } from './FoundStock.tsx'
import { useLastDays } from './useLastDays.ts'
import styles from './StockCarousel.module.css'

const NOT_YET: readonly number[] = []

interface StockCarouselProps {
  readonly stocks: readonly (FoundStock_stock$key & { readonly id: string })[]
  readonly lists: readonly { readonly listId: string; readonly kind: WatchListKind }[]
  readonly basis: ScoreBasis
  readonly searched: readonly Tag[]
  readonly onTag: (tag: Tag) => void
  readonly onFollow: (stockId: string) => void
  readonly onOpen: () => void
}

/** The stocks found as cards side by side; a phone has them one below the other. */
export function StockCarousel({ stocks, ...rest }: StockCarouselProps) {
  const { formatMessage } = useIntl()
  const track = useRef<HTMLUListElement>(null)
  const lastDays = useLastDays(
    track,
    stocks.map(({ id }) => id),
  )
  const count = stocks.length
  const [seen, setSeen] = useState<CarouselWindow>({ first: 0, last: Math.min(count, 3) - 1, page: 0, pages: 1 })

  function look(list: HTMLUListElement | null) {
    if (list) setSeen(carouselWindow(list.scrollLeft, list.clientWidth, list.scrollWidth, count))
  }
  function turn(direction: 1 | -1) {
    const list = track.current
    list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: prefersStillness() ? 'auto' : 'smooth' })
  }
  const place = { first: seen.first + 1, last: seen.last + 1, count }
  return (
    <section aria-label={formatMessage({ id: 'tags.results' })}>
      <div className={styles['head']}>
        <h2 className={styles['count']}>
          <span role="status">{formatMessage({ id: 'tags.count' }, { count })}</span>
        </h2>
        <div className={styles['turns']}>
          <span className={styles['place']}>{formatMessage({ id: 'tags.place' }, place)}</span>
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
        </div>
      </div>
      <ul
        ref={(list) => {
          track.current = list
          // Once it is laid out: how many cards fit depends on its width.
          if (list && seen.pages === 1 && list.scrollWidth > list.clientWidth) look(list)
        }}
        className={styles['track']}
        tabIndex={0}
        aria-label={formatMessage({ id: 'tags.results' })}
        onScroll={(event) => look(event.currentTarget)}
      >
        {stocks.map((stock) => (
          <li key={stock.id} className={styles['slide']}>
            <FoundStock stock={stock} lastDays={lastDays.get(stock.id) ?? NOT_YET} {...rest} />
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <span className={styles['pages']} aria-hidden="true">
          {Array.from({ length: seen.pages }, (_, page) => (
            <span key={page} className={styles['page']} data-present={page === seen.page || undefined} />
          ))}
        </span>
        <p className={styles['hint']}>{formatMessage({ id: 'tags.hint' })}</p>
      </div>
    </section>
  )
}
