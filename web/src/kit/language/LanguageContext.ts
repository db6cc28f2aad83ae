import { createContext, useContext } from 'react'
import type { LANGUAGES } from '@palier/domain/kernel/language'
import type { Area } from '../../messages/areas.ts'

export type Language = (typeof LANGUAGES)[number]

export interface LanguageChoice {
  readonly language: Language
  /** Changes and stores the language. Resolves once the messages are loaded. */
  readonly choose: (language: Language) => Promise<void>
  /** Loads messages, also in every language chosen later. Rejects on failure. */
  readonly load: (areas: readonly Area[]) => Promise<void>
  readonly fetch: (areas: readonly Area[]) => Promise<void>
}

export const LanguageContext = createContext<LanguageChoice | null>(null)

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider')
  return choice
}
