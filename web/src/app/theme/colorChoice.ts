import type { ColorChoice } from '../../ui/layout/ColorModeContext.ts'

/** Local storage key. Must match `public/first-paint.js`. */
export const COLOR_CHOICE_KEY = 'palier.look'

export const defaultColorChoice: ColorChoice = { theme: 'system', scheme: 'standard' }

const themes = ['system', 'light', 'dark'] as const
const schemes = ['standard', 'cvd'] as const

export function parseColorChoice(stored: string | null): ColorChoice {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return defaultColorChoice
    const { theme, scheme } = { ...defaultColorChoice, ...value }
    return {
      theme: themes.find((name) => name === theme) ?? defaultColorChoice.theme,
      scheme: schemes.find((name) => name === scheme) ?? defaultColorChoice.scheme,
    }
  } catch {
    return defaultColorChoice
  }
}

/** Sets class `light` or `dark`, `data-theme` and `data-scheme` on the root element. */
export function applyColorChoice(root: HTMLElement, { theme, scheme }: ColorChoice, isDark: boolean): void {
  root.classList.toggle('dark', isDark)
  root.classList.toggle('light', !isDark)
  root.dataset['theme'] = theme
  if (scheme === 'cvd') root.dataset['scheme'] = 'cvd'
  else delete root.dataset['scheme']
}
