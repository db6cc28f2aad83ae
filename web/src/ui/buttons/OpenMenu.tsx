import { useRef, type ReactElement } from 'react'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { MenuEntry } from './menuEntry.ts'
import styles from './Menu.module.css'

interface OpenMenuProps {
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
  /** Asked for where the menu could not come. */
  readonly onClose?: () => void
}

/** The working menu around its button; open from the start, since it is loaded by the first press. */
export function OpenMenu({ trigger, entries }: OpenMenuProps) {
  const chosen = useRef<MenuEntry | null>(null)
  return (
    <Menu.Root
      defaultOpen
      unstyled
      positioning={{ placement: 'bottom-end', offset: { mainAxis: 6 } }}
      onSelect={({ value }) => {
        chosen.current = entries.find(({ id }) => id === value) ?? null
      }}
      // Only then has the menu given the focus back: what is opened may take it.
      onExitComplete={() => {
        chosen.current?.onSelect()
        chosen.current = null
      }}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content className={styles['content']}>
            {entries.map(({ id, label, icon, isApart, disabledReason }) => (
              <div key={id} role="none">
                {isApart && <Menu.Separator className={styles['separator']} />}
                <Menu.Item
                  value={id}
                  className={styles['item']}
                  disabled={disabledReason !== undefined}
                  title={disabledReason}
                >
                  {icon}
                  {label}
                </Menu.Item>
              </div>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
