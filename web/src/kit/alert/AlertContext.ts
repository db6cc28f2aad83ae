import { createContext, useContext } from 'react'
import type { Problem } from './refusal.ts'

export interface Alert {
  readonly code: string
  /** The figures of the sentence, where it has any. */
  readonly maximum?: number
  readonly unit?: string
  /** The plan that would allow it. */
  readonly planName?: string
  /** How long to wait before the next try. */
  readonly minutes?: number
  readonly date?: string
}

export const AlertContext = createContext<((alert: Alert | Problem) => void) | null>(null)

/** A function that shows an alert, or that of the problem of a mutation. Throws outside an AlertProvider. */
export function useAlert(): (alert: Alert | Problem) => void {
  const show = useContext(AlertContext)
  if (!show) throw new Error('useAlert needs an AlertProvider')
  return show
}
