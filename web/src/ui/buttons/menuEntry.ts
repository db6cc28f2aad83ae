import type { ReactNode } from 'react'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Starts a new group. */
  readonly isApart?: boolean
  /** Why it cannot be chosen now, shown with it. */
  readonly disabledReason?: string | undefined
  readonly onSelect: () => void
}
