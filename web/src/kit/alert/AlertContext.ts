import { createContext, useContext } from 'react'
import type { Problem } from './refusal.ts'

export interface Alert {
  readonly code: string
  readonly maximum?: number
  readonly unit?: string
  readonly planName?: string
  /** Minutes to wait before a retry. */
  readonly minutes?: number
  readonly date?: string
}

export const AlertContext = createContext<((alert: Alert | Problem) => void) | null>(null)

export function useAlert(): (alert: Alert | Problem) => void {
  const show = useContext(AlertContext)
  if (!show) throw new Error('useAlert needs an AlertProvider')
  return show
}
