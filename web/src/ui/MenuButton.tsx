import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { MenuEntry } from './menuEntry.ts'
import styles from './Menu.module.css'

const OpenMenu = lazy(async () => ({ default: (await import('./OpenMenu.tsx')).OpenMenu }))

interface MenuButtonProps {
  /** The name of the button. */
  readonly label: string
  /** The look of the button, such as an avatar. */
  readonly children: ReactNode
  readonly entries: readonly MenuEntry[]
}

/** A button with a menu. The machinery of the menu is loaded by the first press; until then it is a plain button. */
export function MenuButton({ label, children, entries }: MenuButtonProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <button
      className={styles['trigger']}
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setIsWanted(true)}
    >
      {children}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenMenu trigger={button} entries={entries} />
    </Suspense>
  )
}
