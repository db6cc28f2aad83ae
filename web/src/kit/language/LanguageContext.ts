import { createContext, useContext } from 'react'
import type { LANGUAGES } from '@palier/domain/kernel/language'
import type { Area } from '../../messages/areas.ts'

export type Language = (typeof LANGUAGES)[number]

export interface LanguageChoice {
  readonly language: Language
  /** Changes the words of the page and remembers the choice. Settles once the words are there. */
  readonly choose: (language: Language) => Promise<void>
  /** Brings the words of an area, in every language that is chosen from then on. Rejects where they do not come. */
  readonly load: (area: Area) => Promise<void>
  /** Brings the words of an area to this browser without saying them yet. Rejects likewise. */
  readonly fetch: (area: Area) => Promise<void>
}

export const LanguageContext = createContext<LanguageChoice | null>(null)

/** The language of the page and a function that changes it. Throws outside a LanguageProvider. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider')
  return choice
}
