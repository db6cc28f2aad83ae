import { createContext, useContext } from 'react'
import { noVisits, type VisitHistory } from './history.ts'

export const VisitContext = createContext<VisitHistory>(noVisits)

/** The pages visited since Home. */
export function useVisits(): VisitHistory {
  return useContext(VisitContext)
}
