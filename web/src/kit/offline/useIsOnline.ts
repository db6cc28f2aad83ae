import { useSyncExternalStore } from 'react'
import { isOnline, onNetworkTurn } from '../../device/online.ts'

/** False while the browser knows that it has no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onNetworkTurn, isOnline, () => true)
}
