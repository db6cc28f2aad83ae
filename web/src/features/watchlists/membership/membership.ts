import type { ListKind } from '@palier/domain/watchlists/thresholds'

export interface MemberList {
  /** Global id. */
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

export function changeBetween(lists: readonly MemberList[], before: Selection, after: Selection): MembershipChange {
  return {
    added: lists.filter(({ id }) => after.has(id) && !before.has(id)),
    removed: lists.filter(({ id }) => before.has(id) && !after.has(id)),
  }
}

/** Number of entries that the change adds; may be negative. */
export function placesTaken({ added, removed }: MembershipChange): number {
  return added.length - removed.length
}

export function withToggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}
