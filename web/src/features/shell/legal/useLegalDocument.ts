import { use } from 'react'
import type { LegalDocument } from '../../../messages/legal/LegalDocument.ts'
import { useLanguage, type Language } from '../../../kit/language/LanguageContext.ts'

const SOURCES = {
  terms: {
    fr: async () => (await import('../../../messages/legal/fr/terms.ts')).terms,
    en: async () => (await import('../../../messages/legal/en/terms.ts')).terms,
  },
  earlierTerms: {
    fr: async () => (await import('../../../messages/legal/fr/earlierTerms.ts')).earlierTerms,
    en: async () => (await import('../../../messages/legal/en/earlierTerms.ts')).earlierTerms,
  },
  privacy: {
    fr: async () => (await import('../../../messages/legal/fr/privacy.ts')).privacy,
    en: async () => (await import('../../../messages/legal/en/privacy.ts')).privacy,
  },
  cookies: {
    fr: async () => (await import('../../../messages/legal/fr/cookies.ts')).cookies,
    en: async () => (await import('../../../messages/legal/en/cookies.ts')).cookies,
  },
} as const

export type LegalDocumentName = keyof typeof SOURCES

const asked = new Map<string, Promise<LegalDocument>>()

/** Suspends while the document loads; a failed load is retried on the next call. */
export function useLegalDocument(name: LegalDocumentName): LegalDocument {
  return use(documentOf(name, useLanguage().language))
}

function documentOf(name: LegalDocumentName, language: Language): Promise<LegalDocument> {
  const key = `${name} ${language}`
  const document = asked.get(key) ?? SOURCES[name][language]()
  if (!asked.has(key)) {
    asked.set(key, document)
    document.catch(() => asked.delete(key))
  }
  return document
}
