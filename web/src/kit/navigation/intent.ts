import { isRecord } from '../../device/storage/storedUser.ts'

export interface AddListIntent {
  readonly addList: 'buy' | 'sell'
}

/** History state may hold anything. Null if it requests nothing. */
export function addListOf(state: unknown): AddListIntent['addList'] | null {
  if (!isRecord(state)) return null
  const { addList } = state
  return addList === 'buy' || addList === 'sell' ? addList : null
}
