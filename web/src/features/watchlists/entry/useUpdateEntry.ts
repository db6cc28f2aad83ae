import { useCallback } from 'react'
import type { RecordSourceProxy } from 'relay-runtime'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { THRESHOLD_KEYS, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { updateEntryMutation } from '../../../__generated__/updateEntryMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import { type ConflictOf, useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import { thresholdsInput } from './thresholdsInput.ts'
import { later } from '../../../kit/failure/later.ts'

const updateEntry = { load: later([], async () => (await import('./updateEntryMutation.ts')).updateEntry) }

export interface EntryChange {
  /** Global ids. */
  readonly entryId: string
  readonly listId: string
  readonly stockId: string
  /** As it was when the reader began to write. */
  readonly version: number
  readonly thresholds: Thresholds
  /** What the rule gives for the new prices, and at which price: shown until the server has answered. */
  readonly score: number
  readonly scoredPrice: string | null
}

/** Somebody else changed the entry meanwhile: what it is now, null when it is gone. */
export type EntryConflict = { readonly version: number; readonly thresholds: Thresholds } | null

export type UpdateOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly present: EntryConflict }
  | { readonly kind: 'refused'; readonly problem: Problem }

/** Updates the prices of an entry, optimistically; rolled back where the server refuses. */
export function useUpdateEntry(): (change: EntryChange) => Promise<UpdateOutcome> {
  const mutate = useSafeMutation<updateEntryMutation>(updateEntry)
  return useCallback(
    async (change) => {
      const { entryId, listId, stockId, version, thresholds } = change
      const input = { entryId, listId, stockId, version, thresholds: thresholdsInput(thresholds) }
      const { conflict, problem } = await mutate(
        { input },
        {
          optimisticUpdater: (store) => showChange(store, change),
          updater: (store) => store.get(listId)?.invalidateRecord(),
        },
      )
      // What is gone stays in sight until the reader has decided about it.
      if (problem?.codes[0] === 'resource_missing') return { kind: 'conflict', present: null }
      if (problem) return { kind: 'refused', problem }
      return conflict ? { kind: 'conflict', present: presentOf(conflict.current) } : { kind: 'saved' }
    },
    [mutate],
  )
}

type ConflictEntry = ConflictOf<updateEntryMutation>['current']

function presentOf(entry: ConflictEntry): EntryConflict {
  if (!entry) return null
  const { t200, t400, t600, t800 } = entry.thresholds
  const thresholds = {
    t200: decimalOrNull(t200),
    t400: decimalOrNull(t400),
    t600: decimalOrNull(t600),
    t800: decimalOrNull(t800),
  }
  return { version: entry.version, thresholds }
}

function showChange(store: RecordSourceProxy, { entryId, thresholds, score, scoredPrice }: EntryChange): void {
  const entry = store.get(entryId)
  const written = entry?.getLinkedRecord('thresholds')
  if (!entry || !written) return
  for (const key of THRESHOLD_KEYS) written.setValue(thresholds[key]?.toString() ?? null, key)
  entry.setValue(score, 'score')
  entry.setValue(scoredPrice, 'scoredPrice')
}
