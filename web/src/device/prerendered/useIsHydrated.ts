import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False where the page is rendered beforehand, and while the browser takes such a page over: what only this device
 * knows is drawn after that. True at once in a page that the browser draws itself.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
