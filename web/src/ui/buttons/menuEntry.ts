import type { ReactNode } from 'react'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly isApart?: boolean
  readonly disabledReason?: string | undefined
  readonly onSelect: () => void
}
