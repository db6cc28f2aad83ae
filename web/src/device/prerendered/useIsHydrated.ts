import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration. Render what only the device knows once it is true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
