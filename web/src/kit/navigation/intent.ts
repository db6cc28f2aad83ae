import { isRecord } from '../../device/storage/storedUser.ts'

/** Asks the dashboard to open the form of one more list as it shows. */
export interface AddListIntent {
  readonly addList: 'buy' | 'sell'
}

/** What the state of a history entry asks of the dashboard, or null. It may hold anything. */
export function addListOf(state: unknown): AddListIntent['addList'] | null {
  if (!isRecord(state)) return null
  const { addList } = state
  return addList === 'buy' || addList === 'sell' ? addList : null
}
