import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ColorModeContext, type ColorChoice } from '../../ui/layout/ColorModeContext.ts'
import { setBarColor } from '../../device/document.ts'
import { applyColorChoice } from './colorChoice.ts'
import { palette } from './palette.ts'

interface ColorModeProviderProps {
  readonly initial: ColorChoice
  /** The query `(prefers-color-scheme: dark)`. */
  readonly darkQuery: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>
  /** Keeps a new choice for the next visit. */
  readonly onChoose: (choice: ColorChoice) => void
  readonly children: ReactNode
}

/** Draws the page in the chosen look, follows the system where that is the choice, and hands the look to `useColorMode`. */
export function ColorModeProvider({ initial, darkQuery, onChoose, children }: ColorModeProviderProps) {
  const [choice, setChoice] = useState(initial)
  const subscribe = useCallback(
    (notify: () => void) => {
      darkQuery.addEventListener('change', notify)
      return () => darkQuery.removeEventListener('change', notify)
    },
    [darkQuery],
  )
  const prefersDark = useSyncExternalStore(subscribe, () => darkQuery.matches)
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
