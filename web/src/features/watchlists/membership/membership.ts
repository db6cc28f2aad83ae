import type { ListKind } from '@palier/domain/watchlists/thresholds'

/** A list that a stock may be in. */
export interface MemberList {
  /** The global id. */
  readonly id: string
  readonly listId: string
  readonly name: string
  readonly kind: ListKind
  readonly entryCount: number
}

/** Global ids of lists. */
export type Selection = ReadonlySet<string>

export interface MembershipChange {
  readonly added: readonly MemberList[]
  readonly removed: readonly MemberList[]
}

/** What leads from the lists that a stock was in to those that are ticked, in the order of the lists. */
export function changeBetween(lists: readonly MemberList[], before: Selection, after: Selection): MembershipChange {
  return {
    added: lists.filter(({ id }) => after.has(id) && !before.has(id)),
    removed: lists.filter(({ id }) => before.has(id) && !after.has(id)),
  }
}

/** How many places more a selection takes than the one before: more than the plan has left is refused. */
export function placesTaken({ added, removed }: MembershipChange): number {
  return added.length - removed.length
}

/** A new selection with this list added, or removed where it was in. */
export function withToggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}
