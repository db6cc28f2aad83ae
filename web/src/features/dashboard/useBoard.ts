import { useMemo } from 'react'
import { useFragment } from 'react-relay/hooks'
import { graphql, readInlineData } from 'relay-runtime'
import { compareByAbsoluteScore, topEntries } from '@palier/domain/watchlists/ranking'
import type { ScoreBasis } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { useBoard_list$key } from '../../__generated__/useBoard_list.graphql.ts'
import type { useBoard_viewer$key } from '../../__generated__/useBoard_viewer.graphql.ts'
import type { BeyondPlan } from '../billing/beyondPlan/beyondPlan.ts'
import { readOwnUse, type OwnUse } from '../billing/plans/planOffers.ts'
import type { BestEntry } from './BestEntries.tsx'
import { listKindOf, scoreBasisOf, type ScoreBasisName } from '../watchlists/model/listFacts.ts'
import { readWatchedEntry, type WatchedEntry } from '../watchlists/model/watchedEntry.ts'

export const BEST_SUGGESTIONS_SHOWN = 4

/** The kinds of lists that the dashboard shows, as the field of the viewer takes them. */
export const BOARD_KINDS = ['BUY', 'SELL'] as const

/** A list on the dashboard with its most pressing entries, ranked. */
export interface BoardList {
  /** The global one. */
  readonly id: string
  readonly listId: string
  readonly name: string
  readonly description: string
  readonly version: number
  readonly beyondPlan: BeyondPlan
  readonly kind: ListKind
  readonly entryCount: number
  readonly top: readonly WatchedEntry[]
}

export interface BoardData {
  readonly lists: readonly BoardList[]
  readonly basisName: ScoreBasisName
  /** Null where the server does not report it: adding is then refused. */
  readonly use: OwnUse | null
}

/** The lists of the viewer with their top entries at the present prices. Throws where the lists could not be read. */
export function useBoard(viewer: useBoard_viewer$key): BoardData {
  const { preferences, watchLists, usage } = useFragment(
    graphql`
      fragment useBoard_viewer on Viewer @throwOnFieldError {
        preferences {
          buyListScoreBasis
        }
        usage {
          ...planOffers_usage
        }
        watchLists(kinds: [BUY, SELL]) {
          ...useBoard_list
        }
      }
    `,
    viewer,
  )
  const basisName = preferences.buyListScoreBasis
  return useMemo(
    () => ({
      lists: watchLists.map((list) => readBoardList(list, scoreBasisOf(basisName))),
      basisName,
      use: usage ? readOwnUse(usage) : null,
    }),
    [watchLists, basisName, usage],
  )
}

/* eslint-disable relay/unused-fields -- handed on whole to what shows the list */
function readBoardList(key: useBoard_list$key, basis: ScoreBasis): BoardList {
  const {
    topEntries: entries,
    kind: wireKind,
    ...facts
  } = readInlineData(
    graphql`
      fragment useBoard_list on WatchList @inline {
        id
        listId
        name
        description
        version
        beyondPlan {
          planName
        }
        kind
        entryCount
        topEntries(first: 5) {
          ...watchedEntry_entry
        }
      }
    `,
    key,
  )
  const kind = listKindOf(wireKind)
  const top = entries.map((entry) => readWatchedEntry(entry, { kind, basis }))
  return { ...facts, kind, top: top.sort(compareByAbsoluteScore) }
}

/* eslint-enable relay/unused-fields */

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
