import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { commitLocalUpdate, type IEnvironment, type RecordSourceProxy } from 'relay-runtime'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { updateEntryMutation } from '../../../__generated__/updateEntryMutation.graphql.ts'
import type { Problem } from '../../../kit/alert/refusal.ts'
import {
  type ConflictOf,
  sendMutation,
  type MutationOptions,
  useSafeMutation,
} from '../../../kit/alert/useSafeMutation.ts'
import { now } from '../../../device/clock.ts'
import { freshSecret } from '../../../device/random.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { contentInput, readEntryContent, writeContent, type EntryContent } from '../model/entryContent.ts'
import { later } from '../../../kit/failure/later.ts'

const loadQueue = later([], async () => import('./queuedEdits.ts'))
const updateEntry = { load: later([], async () => (await import('./updateEntryMutation.ts')).updateEntry) }

export interface EntryChange {
  readonly symbol: string
  readonly kind: ListKind
  /** Ids are global. */
  readonly entryId: string
  readonly listId: string
  readonly stockId: string
  /** Version that the edit is based on. */
  readonly version: number
  readonly content: EntryContent
  readonly before: EntryContent
  /** Score of the new prices at `scoredPrice`, shown until the server responds. */
  readonly score: number
  readonly scoredPrice: string | null
}

/** Entry as changed elsewhere; null if it was removed. */
export type EntryConflict = { readonly version: number; readonly content: EntryContent } | null

export type UpdateOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'conflict'; readonly present: EntryConflict }
  | { readonly kind: 'refused'; readonly problem: Problem }

type EntryInput = updateEntryMutation['variables']['input']

/** Sends a change of an entry. A repeated call with the same idempotency key writes it once. */
export function sendEntryChange(
  environment: IEnvironment,
  input: EntryInput,
  { idempotencyKey, ...updaters }: MutationOptions<updateEntryMutation> & { readonly idempotencyKey: string },
): Promise<UpdateOutcome> {
  const variables = { input }
  const keys = new Map([[JSON.stringify(variables), idempotencyKey]])
  return sendMutation<updateEntryMutation>(
    environment,
    updateEntry,
    variables,
    { ...updaters, changesLists: true },
    keys,
  ).then(outcomeOf)
}

/** Updates an entry optimistically; rolls back if the server refuses. Offline, queues the change on the device. */
export function useUpdateEntry(): (change: EntryChange) => Promise<UpdateOutcome> {
  const mutate = useSafeMutation<updateEntryMutation>(updateEntry, { changesLists: true })
  const environment = useRelayEnvironment()
  const storage = useStorage()
  const notify = useSnackbar()
  const { formatMessage } = useIntl()
  return useCallback(
    async (change) => {
      const { entryId, listId, stockId, version, before, symbol, kind } = change
      const content = contentInput(change.content)
      const input = { entryId, listId, stockId, version, ...content }
      const outcome = outcomeOf(
        await mutate(
          { input },
          {
            optimisticUpdater: (store) => showChange(store, change),
            updater: (store) => store.get(listId)?.invalidateRecord(),
          },
        ),
      )
      if (outcome.kind !== 'refused' || outcome.problem.codes[0] !== 'Offline') return outcome
      const isQueued = await loadQueue()
        .then(({ queueEdit }) =>
          queueEdit(storage, {
            key: entryId,
            at: now().getTime(),
            idempotencyKey: freshSecret(),
            symbol,
            kind,
            listId,
            stockId,
            version,
            before: contentInput(before),
            content,
          }),
        )
        .catch(() => false)
      if (!isQueued) return outcome
      commitLocalUpdate(environment, (store) => showChange(store, change))
      notify({ text: formatMessage({ id: 'entry.queued' }, { symbol }) })
      return { kind: 'queued' }
    },
    [mutate, environment, storage, notify, formatMessage],
  )
}

function outcomeOf({
  conflict,
  problem,
}: Awaited<ReturnType<typeof sendMutation<updateEntryMutation>>>): UpdateOutcome {
  // A removed entry stays visible until the user has decided.
  if (problem?.codes[0] === 'resource_missing') return { kind: 'conflict', present: null }
  if (problem) return { kind: 'refused', problem }
  return conflict ? { kind: 'conflict', present: presentOf(conflict.current) } : { kind: 'saved' }
}

type ConflictEntry = ConflictOf<updateEntryMutation>['current']

function presentOf(entry: ConflictEntry): EntryConflict {
  if (!entry) return null
  return { version: entry.version, content: readEntryContent(entry) }
}

function showChange(store: RecordSourceProxy, { entryId, content, score, scoredPrice }: EntryChange): void {
  const entry = store.get(entryId)
  if (!entry || !writeContent(entry, content)) return
  entry.setValue(score, 'score')
  entry.setValue(scoredPrice, 'scoredPrice')
}
