import { useRef, type ReactElement } from 'react'
import type { MenuEntry } from './menuEntry.ts'
import { MenuFrame, MenuItem, MenuSeparator } from './MenuFrame.tsx'

interface OpenMenuProps {
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
  /** Asked for where the menu could not come. */
  readonly onClose?: () => void
}

/** The menu of these entries around its button. */
export function OpenMenu({ trigger, entries }: OpenMenuProps) {
  const chosen = useRef<MenuEntry | null>(null)
  return (
    <MenuFrame
      trigger={trigger}
      onSelect={(value) => {
        chosen.current = entries.find(({ id }) => id === value) ?? null
      }}
      // Only then has the menu given the focus back: what is opened may take it.
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
