import { useId, useState, type KeyboardEvent } from 'react'
import { Check, Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import type { ListUsage } from '../model/listUsage.ts'
import { changeBetween, placesTaken, withToggled, type MemberList, type Selection } from './membership.ts'
import styles from './MembershipMenu.module.css'

const KINDS = ['buy', 'sell', 'others'] as const

interface MembershipMenuProps {
  readonly lists: readonly MemberList[]
  /** The lists that the stock was in when the menu opened. */
  readonly snapshot: Selection
  readonly initial: Selection
  readonly usage: ListUsage | null
  readonly onApply: (selection: Selection) => void
  readonly onCancel: () => void
}

/** All lists, several of which can be ticked. Nothing happens before they are applied. */
export function MembershipMenu({ lists, snapshot, initial, usage, onApply, onCancel }: MembershipMenuProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [wanted, setWanted] = useState('')
  const [selection, setSelection] = useState(initial)
  const [activeId, setActiveId] = useState<string | null>(null)
  const folded = wanted.trim().toLocaleLowerCase()
  const shown = KINDS.flatMap((kind) =>
    lists.filter((list) => list.kind === kind && list.name.toLocaleLowerCase().includes(folded)),
  )
  const change = changeBetween(lists, snapshot, selection)
  const count = change.added.length + change.removed.length
  const left = usage ? usage.entries.limit - usage.entries.used : Number.POSITIVE_INFINITY
  const isFull = placesTaken(change) >= left
  const isLocked = (list: MemberList) => isFull && !selection.has(list.id) && !snapshot.has(list.id)

  const toggle = (list: MemberList) => {
    if (!isLocked(list)) setSelection((before) => withToggled(before, list.id))
  }
  const apply = () => {
    if (count > 0) onApply(selection)
  }
  function press(event: KeyboardEvent) {
    const place = shown.findIndex((list) => list.id === activeId)
    const active = shown[place]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = shown[Math.min(Math.max(place + (event.key === 'ArrowDown' ? 1 : -1), 0), shown.length - 1)]
      setActiveId(next?.id ?? null)
    } else if (event.key === ' ' && active) toggle(active)
    else if (event.key === 'Enter') apply()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles['menu']}>
      <div className={styles['search']}>
        <SearchField
          label={formatMessage({ id: 'membership.find' })}
          placeholder={formatMessage({ id: 'membership.find' })}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div
        className={styles['lists']}
        role="listbox"
        tabIndex={0}
        aria-multiselectable="true"
        aria-label={formatMessage({ id: 'membership.lists' })}
        aria-activedescendant={activeId === null ? undefined : `${id}-${activeId}`}
        onFocus={() => setActiveId((before) => before ?? shown[0]?.id ?? null)}
        onKeyDown={press}
      >
        {KINDS.map((kind) => {
          const members = shown.filter((list) => list.kind === kind)
          if (members.length === 0) return null
          const use = usage && (kind === 'buy' ? usage.buyLists : kind === 'sell' ? usage.sellLists : null)
          return (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <div className={styles['group']}>
                <span id={`${id}-${kind}`}>{formatMessage({ id: `membership.kind.${kind}` })}</span>
                {use && <span className={styles['use']}>{`${use.used} / ${use.limit}`}</span>}
              </div>
              {members.map((list) => (
                <Row
                  key={list.id}
                  id={`${id}-${list.id}`}
                  list={list}
                  isTicked={selection.has(list.id)}
                  wasTicked={snapshot.has(list.id)}
                  isActive={list.id === activeId}
                  isLocked={isLocked(list)}
                  onToggle={() => {
                    setActiveId(list.id)
                    toggle(list)
                  }}
                />
              ))}
            </div>
          )
        })}
        {shown.length === 0 && <p className={styles['none']}>{formatMessage({ id: 'membership.none' })}</p>}
      </div>
      <div className={styles['footer']}>
        <span className={styles['count']} role="status">
          {formatMessage({ id: 'membership.changes' }, { count })}
        </span>
        <Button size="small" onClick={onCancel}>
          {formatMessage({ id: 'entry.cancel' })}
        </Button>
        <Button size="small" variant="primary" isDisabled={count === 0} onClick={apply}>
          {formatMessage({ id: 'membership.apply' })}
        </Button>
      </div>
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly list: MemberList
  readonly isTicked: boolean
  readonly wasTicked: boolean
  readonly isActive: boolean
  readonly isLocked: boolean
  readonly onToggle: () => void
}

function Row({ id, list, isTicked, wasTicked, isActive, isLocked, onToggle }: RowProps) {
  const { formatMessage } = useIntl()
  const full = isLocked ? formatMessage({ id: 'membership.full' }) : undefined
  return (
    <div
      id={id}
      className={styles['row']}
      role="option"
      aria-selected={isTicked}
      aria-disabled={isLocked || undefined}
      data-active={isActive || undefined}
      title={full}
      onClick={onToggle}
    >
      <span className={styles['box']}>{isTicked && <Check aria-hidden="true" />}</span>
      <span className={styles['name']}>{list.name}</span>
      {isTicked !== wasTicked ? (
        <span className={styles['change']}>
          {formatMessage({ id: isTicked ? 'membership.toAdd' : 'membership.toRemove' })}
        </span>
      ) : isLocked ? (
        <span className={styles['use']}>
          <Lock aria-hidden="true" />
          {full}
        </span>
      ) : (
        <span className={styles['use']}>{list.entryCount}</span>
      )}
    </div>
  )
}
