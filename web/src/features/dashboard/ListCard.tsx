import { ChevronRight, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { TOP_LIST } from '@palier/domain/watchlists/ranking'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { FlipCard } from '../../ui/layout/FlipCard.tsx'
import { BeyondPlanMark } from '../billing/beyondPlan/BeyondPlanMark.tsx'
import { MenuButton } from '../../kit/lazy/MenuButton.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import type { BestEntry } from './BestEntries.tsx'
import { EmptyRows } from './EmptyRows.tsx'
import { LaterListForm } from '../watchlists/dialogs/LaterListForm.tsx'
import { TopEntry } from './TopEntry.tsx'
import type { BoardList } from './useBoard.ts'
import { useListCard } from './useListCard.ts'
import styles from './ListCard.module.css'

interface ListCardProps {
  readonly list: BoardList
  readonly isMobile: boolean
  readonly onView: (best: BestEntry) => void
  readonly onAdd: (list: BoardList) => void
}

/** A list in a card: its name, how many stocks, and its most pressing ones. The whole card opens the list. */
export function ListCard({ list, isMobile, onView, onAdd }: ListCardProps) {
  const { formatMessage } = useIntl()
  const { listId, name, description, entryCount, top, beyondPlan } = list
  const disabledReason = beyondPlan
    ? formatMessage({ id: 'beyondPlan.mark' }, { plan: beyondPlan.planName ?? 'none' })
    : undefined
  const { menu, isEditing, edit, turnBack, present, save, isAsking, ask, answer } = useListCard(list)
  const front = (
    <article className={styles['card']} aria-label={name}>
      <div className={styles['head']}>
        <h3 className={styles['name']} title={description || undefined}>
          <Link className={styles['link']} to={pathTo('List', { id: listId })}>
            {name}
          </Link>
        </h3>
        <p className={styles['count']}>{formatMessage({ id: 'list.count' }, { count: entryCount })}</p>
        {beyondPlan && <BeyondPlanMark beyondPlan={beyondPlan} />}
      </div>
      {isMobile ? (
        <ChevronRight className={styles['chevron']} aria-hidden="true" />
      ) : (
        <div ref={menu} className={styles['menu']}>
          <MenuButton
            label={formatMessage({ id: 'dashboard.listMenu' }, { name })}
            entries={[
              {
                id: 'edit',
                label: formatMessage({ id: 'dashboard.edit' }),
                icon: <Pencil />,
                disabledReason,
                onSelect: edit,
              },
              { id: 'delete', label: formatMessage({ id: 'dashboard.delete' }), icon: <Trash2 />, onSelect: ask },
            ]}
          >
            <Ellipsis className={styles['dots']} aria-hidden="true" />
          </MenuButton>
        </div>
      )}
      {!isMobile && entryCount === 0 && !beyondPlan && <EmptyRows onAdd={() => onAdd(list)} />}
      <ul className={styles['rows']}>
        {top.slice(0, isMobile ? TOP_LIST.shownCompact : TOP_LIST.shown).map((entry) => (
          <TopEntry key={entry.id} entry={entry} {...(!isMobile && { onView: () => onView({ entry, listId }) })} />
        ))}
      </ul>
    </article>
  )
  return (
    <>
      <FlipCard
        isFlipped={isEditing}
        front={front}
        back={
          <LaterListForm
            label={formatMessage({ id: 'dashboard.editNamed' }, { name })}
            saveLabel={formatMessage({ id: 'dashboard.save' })}
            first={{ name, description }}
            warning={present ? formatMessage({ id: 'dashboard.changedElsewhere' }, { name: present.name }) : undefined}
            onSave={save}
            onCancel={turnBack}
          />
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: 'dashboard.deleteAsk' }, { name })}
          yesLabel={formatMessage({ id: 'dashboard.delete' })}
          noLabel={formatMessage({ id: 'dashboard.cancel' })}
          isDangerous
          data={null}
          onAnswer={answer}
        >
          {formatMessage({ id: 'dashboard.deleteText' }, { count: entryCount })}
        </ConfirmDialog>
      )}
    </>
  )
}
