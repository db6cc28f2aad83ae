import type { ScoreBasis } from '@palier/domain/watchlists/score'
import type { watchedEntry_entry$key } from '../../../__generated__/watchedEntry_entry.graphql.ts'
import { listKindOf, type WatchListKind } from '../../watchlists/model/listFacts.ts'
import { readWatchedEntry, type WatchedEntry } from '../../watchlists/model/watchedEntry.ts'

export interface OwnLists {
  readonly lists: readonly { readonly listId: string; readonly kind: WatchListKind }[]
  readonly basis: ScoreBasis
}

/** Returns the user's first entry for a stock. Null if there is none. */
export function ownEntryOf(
  entries: readonly (watchedEntry_entry$key & { readonly listId: string })[] | null | undefined,
  { lists, basis }: OwnLists,
): { readonly entry: WatchedEntry; readonly listId: string } | null {
  const own = entries?.[0]
  const list = lists.find(({ listId }) => listId === own?.listId)
  return own && list
    ? { entry: readWatchedEntry(own, { kind: listKindOf(list.kind), basis }), listId: own.listId }
    : null
}
