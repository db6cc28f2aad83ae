import { createContext, useContext } from 'react'

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

export function useColorMode(): ColorMode {
  const mode = useContext(ColorModeContext)
  if (!mode) throw new Error('useColorMode needs a ColorModeProvider')
  return mode
}
