import { createContext, useContext } from 'react'

/** Time of the server response if the page shows data stored on the device; else null. */
export const KeptAtContext = createContext<Date | null>(null)

export function useKeptAt(): Date | null {
  return useContext(KeptAtContext)
}
