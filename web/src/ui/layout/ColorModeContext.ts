import { createContext, useContext } from 'react'

/** What the reader chose: a theme or the system's, and the colours of gain, loss and score. */
export interface ColorChoice {
  readonly theme: 'system' | 'light' | 'dark'
  readonly scheme: 'standard' | 'cvd'
}

export interface ColorMode {
  readonly choice: ColorChoice
  readonly isDark: boolean
  readonly choose: (choice: ColorChoice) => void
}

export const ColorModeContext = createContext<ColorMode | null>(null)

/** The present look and a function that changes it. Throws outside a ColorModeProvider. */
export function useColorMode(): ColorMode {
  const mode = useContext(ColorModeContext)
  if (!mode) throw new Error('useColorMode needs a ColorModeProvider')
  return mode
}
