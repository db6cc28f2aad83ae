import { useMemo } from 'react'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import { BEST_SUGGESTIONS_SHOWN } from '@palier/domain/constants'
import { compareByAbsoluteScore, topEntries } from '@palier/domain/ranking'
import type { ListKind } from '@palier/domain/thresholds'
import type { useBoard_viewer$data, useBoard_viewer$key } from '../../__generated__/useBoard_viewer.graphql.ts'
import type { BestEntry } from './BestEntries.tsx'
import { listKindOf, scoreBasisOf } from './listFacts.ts'
import { readWatchedEntry, type WatchedEntry } from './watchedEntry.ts'

/** A list on the dashboard with its most pressing entries, ranked. */
export interface BoardList {
  readonly listId: string
  readonly name: string
  readonly kind: ListKind
  readonly entryCount: number
  readonly top: readonly WatchedEntry[]
}

/** The lists of the viewer with their top entries at the present prices. Throws where the lists could not be read. */
export function useBoard(viewer: useBoard_viewer$key): readonly BoardList[] {
  const { preferences, watchLists } = useFragment(
    graphql`
      fragment useBoard_viewer on Viewer @throwOnFieldError {
        preferences {
          buyListScoreBasis
        }
        watchLists(kinds: [BUY, SELL]) {
          listId
          name
          kind
          entryCount
          topEntries(first: 5) {
            ...watchedEntry_entry
          }
        }
      }
    `,
    viewer,
  )
  return useMemo(() => watchLists.map((list) => toBoardList(list, preferences)), [watchLists, preferences])
}

type ReadList = useBoard_viewer$data['watchLists'][number]

function toBoardList(list: ReadList, preferences: useBoard_viewer$data['preferences']): BoardList {
  const { listId, name, entryCount } = list
  const kind = listKindOf(list.kind)
  const basis = scoreBasisOf(preferences.buyListScoreBasis)
  const top = list.topEntries.map((entry) => readWatchedEntry(entry, { kind, basis }))
  return { listId, name, kind, entryCount, top: top.sort(compareByAbsoluteScore) }
}

/** The best of all lists of a kind, each stock once. The top of every list is enough: the best are among them. */
export function bestOf(lists: readonly BoardList[], kind: ListKind): BestEntry[] {
  const byStock = new Map<string, BestEntry>()
  for (const { listId, top } of lists.filter((list) => list.kind === kind)) {
    for (const entry of top) {
      const before = byStock.get(entry.stock.id)
      if (!before || compareByAbsoluteScore(entry, before.entry) < 0) byStock.set(entry.stock.id, { entry, listId })
    }
  }
  const ranked = [...byStock.values()].map((best) => ({ ...best.entry, best }))
  return topEntries(ranked, BEST_SUGGESTIONS_SHOWN).map(({ best }) => best)
}
