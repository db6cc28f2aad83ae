import { isRecord } from '../../device/storage/storedUser.ts'

/** Where a stock page was opened from: it then edits the entry of that list. */
export interface StockOrigin {
  readonly originListId: string
}

/** The list that a history entry remembers, or null. The state of an entry may hold anything. */
export function originListIdOf(state: unknown): string | null {
  if (!isRecord(state)) return null
  const { originListId } = state
  return typeof originListId === 'string' ? originListId : null
}
