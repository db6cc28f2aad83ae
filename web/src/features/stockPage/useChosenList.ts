import { useMemo, useState } from 'react'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { useChosenList_stock$key } from '../../__generated__/useChosenList_stock.graphql.ts'
import type { useChosenList_viewer$key } from '../../__generated__/useChosenList_viewer.graphql.ts'
import type { ScoreRule } from '../watchlists/thresholds/entryStock.ts'
import { listKindOf, scoreBasisOf } from '../watchlists/model/listFacts.ts'
import { readWatchedEntry, type WatchedEntry } from '../watchlists/model/watchedEntry.ts'

export interface OwnList {
  readonly id: string
  readonly listId: string
  readonly name: string
  readonly kind: ListKind
  /** Entry for the stock. Null if the list does not contain it. */
  readonly entry: WatchedEntry | null
  readonly version: number
}

export interface ChosenList {
  readonly lists: readonly OwnList[]
  /** List whose prices are shown. Null until one is chosen. */
  readonly list: OwnList | null
  readonly rule: ScoreRule
  /** Incremented when the form must be reset to other prices. */
  readonly turn: number
  readonly choose: (listId: string) => void
  /** Returns true if choosing this list would replace unsaved prices. */
  readonly bringsOthers: (listId: string) => boolean
  /** True if the server could not load the lists or the stock's entries. */
  readonly isUnknown: boolean
}

/** Starts with the list that the page was opened from, else the first list with the stock, else none. */
export function useChosenList(
  stockKey: useChosenList_stock$key,
  viewerKey: useChosenList_viewer$key,
  originListId: string | null,
): ChosenList {
  const { entries } = useFragment(
    graphql`
      fragment useChosenList_stock on Stock {
        entries {
          listId
          version
          ...watchedEntry_entry
        }
      }
    `,
    stockKey,
  )
  const { preferences, watchLists } = useFragment(
    graphql`
      fragment useChosenList_viewer on Viewer {
        preferences {
          buyListScoreBasis
        }
        watchLists {
          id
          listId
          name
          kind
        }
      }
    `,
    viewerKey,
  )
  const basis = scoreBasisOf(preferences?.buyListScoreBasis)
  const lists = useMemo(
    () =>
      (watchLists ?? []).map(({ id, listId, name, kind: kindName }): OwnList => {
        const kind = listKindOf(kindName)
        const found = entries?.find((entry) => entry.listId === listId)
        const entry = found ? readWatchedEntry(found, { kind, basis }) : null
        return { id, listId, name, kind, entry, version: found?.version ?? 0 }
      }),
    [watchLists, entries, basis],
  )
  const [chosen, setChosen] = useState<{ readonly listId: string | null; readonly turn: number }>(() => {
    const origin = lists.find(({ listId }) => listId === originListId)
    return { listId: (origin ?? lists.find(({ entry }) => entry))?.listId ?? null, turn: 0 }
  })
  const list = lists.find(({ listId }) => listId === chosen.listId) ?? null
  const kind = list?.kind ?? 'buy'
  function bringsOthers(listId: string): boolean {
    const other = lists.find((candidate) => candidate.listId === listId)
    return list?.entry != null || other?.entry != null || (other !== undefined && other.kind !== kind)
  }
  return {
    lists,
    list,
    rule: { kind, basis },
    turn: chosen.turn,
    choose: (listId) => setChosen(({ turn }) => ({ listId, turn: bringsOthers(listId) ? turn + 1 : turn })),
    bringsOthers,
    isUnknown: entries == null || watchLists == null,
  }
}
