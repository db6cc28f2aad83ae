import { Suspense, useState } from 'react'
import { AddEntryDialog } from '../entry/AddEntryDialog.tsx'
import { EditEntryDialog } from '../entry/EditEntryDialog.tsx'
import type { ScoreRule } from '../thresholds/entryStock.ts'
import { MembershipDialog } from '../membership/MembershipDialog.tsx'
import { RemoveEntryDialog } from '../entry/RemoveEntryDialog.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { DeleteListDialog } from './DeleteListDialog.tsx'
import { basisNameOf } from '../model/listFacts.ts'
import type { ListTask } from '../model/listTask.ts'
import { RenameListDialog } from './RenameListDialog.tsx'
import type { WatchedEntry } from '../model/watchedEntry.ts'

const ScoreBasisDialog = lazyWithMessages(
  ['account', 'form', 'alerts'],
  async () => (await import('../score/ScoreBasisDialog.tsx')).ScoreBasisDialog,
)

export interface ListFacts {
  /** Global id. */
  readonly id: string
  /** Id in page addresses. */
  readonly listId: string
  readonly name: string
  readonly description: string
  readonly version: number
}

interface ListDialogsProps {
  readonly list: ListFacts
  readonly rule: ScoreRule
  readonly entries: readonly WatchedEntry[]
  readonly versionOf: (entryId: string) => number
  readonly task: ListTask
  readonly onAsk: (task: ListTask) => void
  readonly onClose: () => void
}

export function ListDialogs({ list, rule, entries, versionOf, task, onAsk, onClose }: ListDialogsProps) {
  const found = 'entryId' in task ? entries.find(({ id }) => id === task.entryId) : undefined
  // An entry that was removed elsewhere stays open until the user has decided.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)

  if ('entryId' in task) {
    const entry = found ?? last
    if (entry?.id !== task.entryId) return null
    const version = versionOf(entry.id)
    const facts = { listId: list.id, listName: list.name, entry, version, onClose }
    if (task.kind === 'remove') return <RemoveEntryDialog {...facts} />
    if (task.kind === 'lists') return <MembershipDialog stockId={entry.stock.stockId} onClose={onClose} />
    return (
      <EditEntryDialog
        key={entry.id}
        listId={list.id}
        rule={rule}
        entry={entry}
        version={version}
        onRemove={() => onAsk({ kind: 'remove', entryId: entry.id })}
        onClose={onClose}
      />
    )
  }
  if (task.kind === 'add') {
    return <AddEntryDialog list={list} rule={rule} onClose={onClose} />
  }
  if (task.kind === 'rename') return <RenameListDialog list={list} onClose={onClose} />
  if (task.kind === 'delete') return <DeleteListDialog list={list} count={entries.length} onClose={onClose} />
  return (
    <Suspense>
      <ScoreBasisDialog basis={basisNameOf(rule.basis)} onClose={onClose} />
    </Suspense>
  )
}
