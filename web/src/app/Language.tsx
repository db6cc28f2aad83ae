import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { DEFAULT_LANGUAGE } from '@palier/domain/constants'
import { setDocumentLanguage } from '../device/document.ts'
import type { DeviceStorage } from '../device/storage.ts'
import { LanguageContext, type Language } from '../features/language/LanguageContext.ts'
import type { Messages } from '../features/language/MessageId.ts'

const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const

const sources: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  fr: () => import('../messages/fr.json'),
  en: () => import('../messages/en.json'),
}

/** The words of one language; the other is never fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await sources[language]()).default
}

/** What was chosen before, else French: what the browser prefers does not count. */
export function initialLanguage(storage: Pick<DeviceStorage, 'language'>): Language {
  return storage.language.read() ?? DEFAULT_LANGUAGE
}

interface LanguageProviderProps {
  readonly initial: { readonly language: Language; readonly messages: Messages }
  readonly storage: Pick<DeviceStorage, 'language'>
  readonly children: ReactNode
}

/** The words of the page and the verb that changes their language. */
export function LanguageProvider({ initial, storage, children }: LanguageProviderProps) {
  const [{ language, messages }, setSpoken] = useState(initial)
  const choose = useCallback(
    async (chosen: Language) => {
      const words = await loadMessages(chosen)
      storage.language.write(chosen)
      setSpoken({ language: chosen, messages: words })
    },
    [storage],
  )
  useLayoutEffect(() => setDocumentLanguage(LOCALES[language]), [language])

  const choice = useMemo(() => ({ language, choose }), [language, choose])
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={LOCALES[language]} defaultLocale={LOCALES[DEFAULT_LANGUAGE]} messages={messages}>
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}
