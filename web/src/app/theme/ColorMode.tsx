import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ColorModeContext, type ColorChoice } from '../../ui/layout/ColorModeContext.ts'
import { setBarColor } from '../../device/document.ts'
import { applyColorChoice } from './colorChoice.ts'
import { palette } from './palette.ts'

export type DarkQuery = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>

interface ColorModeProviderProps {
  readonly initial: ColorChoice
  readonly darkQuery: DarkQuery
  readonly onChoose: (choice: ColorChoice) => void
  readonly children: ReactNode
}

export function ColorModeProvider({ initial, darkQuery, onChoose, children }: ColorModeProviderProps) {
  const [choice, setChoice] = useState(initial)
  const subscribe = useCallback(
    (notify: () => void) => {
      darkQuery.addEventListener('change', notify)
      return () => darkQuery.removeEventListener('change', notify)
    },
    [darkQuery],
  )
  const matches = () => darkQuery.matches
  // Matches on the server snapshot too: no element depends on it, so hydration cannot mismatch.
  const prefersDark = useSyncExternalStore(subscribe, matches, matches)
  const isDark = choice.theme === 'system' ? prefersDark : choice.theme === 'dark'

  useLayoutEffect(() => {
    applyColorChoice(document.documentElement, choice, isDark)
    setBarColor(palette.bg[isDark ? 'dark' : 'light'])
  }, [choice, isDark])

  const mode = useMemo(() => {
    const choose = (next: ColorChoice) => {
      setChoice(next)
      onChoose(next)
    }
    return { choice, isDark, choose }
  }, [choice, isDark, onChoose])
  return <ColorModeContext value={mode}>{children}</ColorModeContext>
}
