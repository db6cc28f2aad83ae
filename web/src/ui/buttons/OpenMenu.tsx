import { useRef, type ReactElement } from 'react'
import type { MenuEntry } from './menuEntry.ts'
import { MenuFrame, MenuItem, MenuSeparator } from './MenuFrame.tsx'

interface OpenMenuProps {
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
  /** Required by lazyWithMessages if the menu fails to load. */
  readonly onClose?: () => void
}

export function OpenMenu({ trigger, entries }: OpenMenuProps) {
  const chosen = useRef<MenuEntry | null>(null)
  return (
    <MenuFrame
      trigger={trigger}
      onSelect={(value) => {
        chosen.current = entries.find(({ id }) => id === value) ?? null
      }}
      // Runs after the focus is restored, so that a dialog opened by the entry can take it.
      onExitComplete={() => {
        chosen.current?.onSelect()
        chosen.current = null
      }}
    >
      {entries.map(({ id, label, icon, isApart, disabledReason }) => (
        <div key={id} role="none">
          {isApart && <MenuSeparator />}
          <MenuItem value={id} disabled={disabledReason !== undefined} title={disabledReason}>
            {icon}
            {label}
          </MenuItem>
        </div>
      ))}
    </MenuFrame>
  )
}
