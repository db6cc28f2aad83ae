import { isRecord } from '../../device/storage/storedUser.ts'

/** List from which a stock page was opened: the page then edits that entry. */
export interface StockOrigin {
  readonly originListId: string
}

/** History state may hold anything. Null if it names no list. */
export function originListIdOf(state: unknown): string | null {
  if (!isRecord(state)) return null
  const { originListId } = state
  return typeof originListId === 'string' ? originListId : null
}
