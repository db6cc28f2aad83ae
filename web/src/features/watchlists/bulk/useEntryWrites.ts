import { useMemo, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import type { addEntryMutation } from '../../../__generated__/addEntryMutation.graphql.ts'
import type { removeEntryMutation } from '../../../__generated__/removeEntryMutation.graphql.ts'
import type { updateEntryMutation } from '../../../__generated__/updateEntryMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { sendMutation } from '../../../kit/alert/useSafeMutation.ts'
import { addEntry } from '../entry/addEntryMutation.ts'
import { deleteEntry } from '../entry/removeEntryMutation.ts'
import { addsTo } from '../entry/useAddEntry.ts'
import { removesFrom } from '../entry/useRemoveEntry.ts'
import { updateEntry } from '../entry/updateEntryMutation.ts'
import { contentInput, type EntryContent } from '../model/entryContent.ts'

/** Ids are global. */
export interface EntryPlace {
  readonly entryId: string
  readonly listId: string
  readonly stockId: string
  readonly version: number
}

/** `place` is the entry as stored after the write. */
export type WriteOutcome =
  | { readonly kind: 'done'; readonly place: EntryPlace }
  /** Not written: the entry was changed elsewhere, or already exists. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly problem: Problem }

const KEPT: WriteOutcome = { kind: 'kept' }
/** Codes of an entry that already exists or was deleted. */
const KEPT_CODES = new Set(['DuplicateKey', 'resource_missing'])

export interface EntryWrites {
  readonly add: (place: Pick<EntryPlace, 'listId' | 'stockId'>, content: EntryContent) => Promise<WriteOutcome>
  readonly remove: (place: EntryPlace) => Promise<WriteOutcome>
  readonly update: (place: EntryPlace, content: EntryContent) => Promise<WriteOutcome>
}

/** Writes of single entries. A retry after a lost response reuses its idempotency key. */
export function useEntryWrites(): EntryWrites {
  const environment = useRelayEnvironment()
  const [unanswered] = useState(() => new Map<string, string>())
  return useMemo(
    () => ({
      async add({ listId, stockId }, content) {
        const { payload, problem } = await sendMutation<addEntryMutation>(
          environment,
          addEntry,
          { input: { listId, stockId, ...contentInput(content) } },
          { updater: addsTo(listId), changesLists: true },
          unanswered,
        )
        if (problem) return refused(problem)
        const entry = payload?.entry
        return entry ? { kind: 'done', place: { entryId: entry.id, listId, stockId, version: entry.version } } : KEPT
      },
      async remove(place) {
        const { entryId, listId, version } = place
        const { conflict, problem } = await sendMutation<removeEntryMutation>(
          environment,
          deleteEntry,
          { input: { entryId, listId, version } },
          { ...removesFrom(listId, entryId), changesLists: true },
          unanswered,
        )
        if (problem) return refused(problem)
        return conflict?.current != null ? KEPT : { kind: 'done', place }
      },
      async update(place, content) {
        const { entryId, listId, stockId, version } = place
        const { payload, problem } = await sendMutation<updateEntryMutation>(
          environment,
          updateEntry,
          { input: { entryId, listId, stockId, version, ...contentInput(content) } },
          { updater: (store) => store.get(listId)?.invalidateRecord(), changesLists: true },
          unanswered,
        )
        if (problem) return refused(problem)
        return payload ? { kind: 'done', place: { ...place, version: payload.entry.version } } : KEPT
      },
    }),
    [environment, unanswered],
  )
}

function refused(problem: Problem): WriteOutcome {
  return problem.codes.some((code) => KEPT_CODES.has(code)) ? KEPT : { kind: 'refused', problem }
}
