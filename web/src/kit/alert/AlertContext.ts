import { createContext, useContext } from 'react'

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

export const AlertContext = createContext<((alert: Alert) => void) | null>(null)

/** A function that shows an alert. Throws outside an AlertProvider. */
export function useAlert(): (alert: Alert) => void {
  const show = useContext(AlertContext)
  if (!show) throw new Error('useAlert needs an AlertProvider')
  return show
}
