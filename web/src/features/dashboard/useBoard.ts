import { useMemo } from 'react'
import { useFragment } from '../../kit/relay/hooks.ts'
import { graphql, readInlineData } from 'relay-runtime'
import type { Currency } from '@palier/domain/market/currency'
import { compareByAbsoluteScore, type LevelCount } from '@palier/domain/watchlists/ranking'
import type { ScoreBasis } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { useBoard_list$key } from '../../__generated__/useBoard_list.graphql.ts'
import type { useBoard_today$data, useBoard_today$key } from '../../__generated__/useBoard_today.graphql.ts'
import type { useBoard_viewer$key } from '../../__generated__/useBoard_viewer.graphql.ts'
import type { BeyondPlan } from '../billing/beyondPlan/beyondPlan.ts'
import { readOwnUse, type OwnUse } from '../billing/usage/ownUse.ts'
import { presentLevels } from './levelParts.ts'
import type { TodayData } from './today/todayData.ts'
import { listKindOf, scoreBasisOf, type ScoreBasisName } from '../watchlists/model/listFacts.ts'
import { readWatchedEntry, type WatchedEntry } from '../watchlists/model/watchedEntry.ts'

export const BOARD_KINDS = ['BUY', 'SELL'] as const

/** `top` are the most urgent entries, ranked. */
export interface BoardList {
  /** Global id. */
  readonly id: string
  readonly listId: string
  readonly name: string
  readonly description: string
  readonly version: number
  readonly beyondPlan: BeyondPlan
  readonly kind: ListKind
  readonly entryCount: number
  readonly top: readonly WatchedEntry[]
  /** Number of stocks per level, strongest first. Null if the server sent none. */
  readonly levels: readonly LevelCount[] | null
}

export interface BoardData {
  readonly today: TodayData
  readonly lists: readonly BoardList[]
  readonly basisName: ScoreBasisName
  readonly isDigestOn: boolean
  readonly currency: Currency
  /** Null if the server does not report usage. Adding is then refused. */
  readonly use: OwnUse | null
}

/** Lists with their top entries at current prices. Throws if the lists could not be loaded. */
export function useBoard(viewer: useBoard_viewer$key): BoardData {
  const data = useFragment(
    graphql`
      fragment useBoard_viewer on Viewer @throwOnFieldError {
        preferences {
          buyListScoreBasis
          currency
          isCrossingDigestOn
        }
        usage {
          ...ownUse_usage
        }
        watchLists(kinds: [BUY, SELL]) {
          ...useBoard_list
        }
        ...useBoard_today
      }
    `,
    viewer,
  )
  const { preferences, watchLists, usage } = data
  const { today } = useFragment<useBoard_today$key>(
    graphql`
      fragment useBoard_today on Viewer @throwOnFieldError {
        today {
          lastVisitAt
          isPaymentOwed
          buyCount
          sellCount
          crossedCount
          newCount
          rows {
            crossedAt
            isNew
            entry {
              listId
              ...watchedEntry_entry
            }
          }
          next {
            listId
            ...watchedEntry_entry
          }
        }
      }
    `,
    data,
  )
  const { buyListScoreBasis: basisName, isCrossingDigestOn: isDigestOn, currency } = preferences
  return useMemo(() => {
    const basis = scoreBasisOf(basisName)
    const lists = watchLists.map((list) => readBoardList(list, basis))
    // Empty lists are last. Otherwise, keeps the user's order.
    lists.sort((one, other) => Number(one.entryCount === 0) - Number(other.entryCount === 0))
    return {
      today: readToday(today, lists, basis),
      lists,
      basisName,
      isDigestOn,
      currency,
      use: usage ? readOwnUse(usage) : null,
    }
  }, [watchLists, today, basisName, isDigestOn, currency, usage])
}

/** Skips entries of lists that are not on the board. */
function readToday(today: useBoard_today$data['today'], lists: readonly BoardList[], basis: ScoreBasis): TodayData {
  const listOf = new Map(lists.map((list) => [list.listId, list]))
  const read = (key: useBoard_today$data['today']['next'][number]) => {
    const list = listOf.get(key.listId)
    if (!list) return []
    return [{ entry: readWatchedEntry(key, { kind: list.kind, basis }), listId: list.listId, listName: list.name }]
  }
  return {
    lastVisitAt: instantOrNull(today.lastVisitAt),
    isPaymentOwed: today.isPaymentOwed,
    counts: { buys: today.buyCount, sells: today.sellCount, crossed: today.crossedCount, fresh: today.newCount },
    rows: today.rows.flatMap(({ entry, crossedAt, isNew }) =>
      read(entry).map((row) => ({ ...row, crossedAt: instantOrNull(crossedAt), isNew })),
    ),
    next: today.next.flatMap(read),
  }
}

function instantOrNull(text: string | null | undefined): Date | null {
  return text == null ? null : new Date(text)
}

/* eslint-disable relay/unused-fields -- handed on whole to what shows the list */
function readBoardList(key: useBoard_list$key, basis: ScoreBasis): BoardList {
  const {
    topEntries: entries,
    levelCounts,
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
        levelCounts {
          level
          count
        }
        topEntries(first: 5) {
          ...watchedEntry_entry
        }
      }
    `,
    key,
  )
  const kind = listKindOf(wireKind)
  const top = entries.map((entry) => readWatchedEntry(entry, { kind, basis }))
  return { ...facts, kind, top: top.sort(compareByAbsoluteScore), levels: presentLevels(levelCounts, top) }
}

/* eslint-enable relay/unused-fields */
