import { createContext, useContext } from 'react'

/** When the server answered what the page shows, where that comes from the device; else null. */
export const KeptAtContext = createContext<Date | null>(null)

/** When the server answered what the page shows, where that comes from the device; else null. */
export function useKeptAt(): Date | null {
  return useContext(KeptAtContext)
}
