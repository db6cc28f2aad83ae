import { Suspense, useState, type ReactNode } from 'react'
import type { MenuEntry } from '../../ui/buttons/menuEntry.ts'
import { BareButton } from '../../ui/buttons/BareButton.ts'
import { lazyWithMessages } from './lazyWithMessages.tsx'

const OpenMenu = lazyWithMessages([], async () => (await import('../../ui/buttons/OpenMenu.tsx')).OpenMenu, {
  beside: ({ trigger }) => trigger,
})

interface MenuButtonProps {
  readonly label: string
  readonly children: ReactNode
  readonly entries: readonly MenuEntry[]
}

export function MenuButton({ label, children, entries }: MenuButtonProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <BareButton type="button" aria-label={label} aria-haspopup="menu" onClick={() => setIsWanted(true)}>
      {children}
    </BareButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenMenu trigger={button} entries={entries} onClose={() => setIsWanted(false)} />
    </Suspense>
  )
}
