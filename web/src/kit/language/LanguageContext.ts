import { createContext, useContext } from 'react'
import type { LANGUAGES } from '@palier/domain/kernel/language'
import type { Area } from '../../messages/areas.ts'

export type Language = (typeof LANGUAGES)[number]

export interface LanguageChoice {
  readonly language: Language
  /** Changes the language of the page and remembers it. Settles once the messages are loaded. */
  readonly choose: (language: Language) => Promise<void>
  /** Loads the messages of areas, in every language that is chosen from then on. Rejects where that fails. */
  readonly load: (areas: readonly Area[]) => Promise<void>
  /** Fetches the messages of areas without showing them yet. Rejects likewise. */
  readonly fetch: (areas: readonly Area[]) => Promise<void>
}

export const LanguageContext = createContext<LanguageChoice | null>(null)

/** The language of the page and a function that changes it. Throws outside a LanguageProvider. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider')
  return choice
}
