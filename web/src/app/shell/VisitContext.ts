import { createContext, useContext } from 'react'
import { noVisits, type VisitHistory } from './history.ts'

export const VisitContext = createContext<VisitHistory>(noVisits)

export function useVisits(): VisitHistory {
  return useContext(VisitContext)
}
