import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useIsMobile, useIsNarrow } from '../../device/media.ts'
import { FlipCard } from '../../ui/layout/FlipCard.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { HStack } from '../../ui/layout/boxes.ts'
import { CardGrid } from '../../ui/layout/CardGrid.ts'
import { Text } from '../../ui/text/Text.ts'
import { useAddForm } from '../../kit/forms/useAddForm.ts'
import { addListOf } from '../../kit/navigation/intent.ts'
import { AddCard } from '../billing/plans/AddCard.tsx'
import { mayAdd, type LimitKind, type PlanOffer } from '../billing/plans/planOffers.ts'
import type { OwnUse } from '../billing/usage/ownUse.ts'
import type { BestEntry } from './today/todayData.ts'
import { ListCard } from './ListCard.tsx'
import { LazyListForm } from '../watchlists/dialogs/LazyListForm.tsx'
import type { ListAnswers } from '../watchlists/dialogs/ListForm.tsx'
import type { BoardList } from './useBoard.ts'
import { useCreateWatchList } from './useCreateWatchList.ts'

const COLUMNS = { wide: 4, narrow: 3 } as const

interface ListSectionProps {
  readonly kind: Exclude<ListKind, 'others'>
  readonly lists: readonly BoardList[]
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  readonly aside?: ReactNode
  /** Hint for new users next to the cards, if there is room. */
  readonly beside?: ReactNode
  readonly onView: (best: BestEntry) => void
  readonly onAddStock: (list: BoardList) => void
  readonly onLimit: (kind: LimitKind) => void
}

export function ListSection({
  kind,
  lists,
  use,
  offers,
  aside,
  beside,
  onView,
  onAddStock,
  onLimit,
}: ListSectionProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const columns = useIsNarrow() ? COLUMNS.narrow : COLUMNS.wide
  const create = useCreateWatchList()
  const add = useAddForm(
    (answers: ListAnswers) => create({ input: { kind: kind === 'buy' ? 'BUY' : 'SELL', ...answers } }),
    'dashboard.created',
  )
  const isLocked = !mayAdd(use, kind)
  // The button to add a list moves to the heading if its card would be alone in a row.
  const isInHead = isMobile || (lists.length > 0 && lists.length % columns === 0)
  const label = formatMessage({ id: `dashboard.add.${kind}` })
  const press = () => (isLocked ? onLimit(kind) : add.begin())
  useIntent(kind, press)
  const form = (
    <LazyListForm
      label={label}
      saveLabel={formatMessage({ id: 'dashboard.create' })}
      first={{ name: '', description: '' }}
      onSave={add.save}
      onCancel={add.cancel}
    />
  )
  const headButton = isInHead && (
    <IconButton ref={add.trigger} label={label} variant="quiet" size={isMobile ? 'large' : 'medium'} onClick={press}>
      <Plus aria-hidden="true" />
    </IconButton>
  )
  return (
    <Section
      title={formatMessage({ id: `dashboard.lists.${kind}` })}
      aside={
        <HStack>
          {aside}
          {headButton}
        </HStack>
      }
    >
      <CardGrid>
        {isInHead && add.isAdding && form}
        {lists.map((list) => (
          <ListCard key={list.id} list={list} isMobile={isMobile} onView={onView} onAdd={onAddStock} />
        ))}
        {!isInHead && (
          <FlipCard
            isFlipped={add.isAdding}
            front={
              <AddCard
                ref={add.trigger}
                kind={kind}
                label={label}
                minHeight="7.75rem"
                use={use}
                offers={offers}
                isLocked={isLocked}
                onPress={press}
              />
            }
            back={form}
          />
        )}
        {beside}
      </CardGrid>
      {isMobile && lists.length === 0 && !add.isAdding && (
        <Text color="fg.muted">{formatMessage({ id: `dashboard.none.${kind}` })}</Text>
      )}
    </Section>
  )
}

/** Opens the form once per navigation, if the navigation asks to add a list of this kind. */
function useIntent(kind: ListSectionProps['kind'], begin: () => void): void {
  const { key, state } = useLocation()
  const start = useEffectEvent(begin)
  useEffect(() => {
    if (addListOf(state) === kind) start()
  }, [kind, key, state])
}
