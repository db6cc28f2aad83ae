import { useSyncExternalStore } from 'react'
import { isOnline, onNetworkTurn } from '../../device/online.ts'

export function useIsOnline(): boolean {
  return useSyncExternalStore(onNetworkTurn, isOnline, () => true)
}
