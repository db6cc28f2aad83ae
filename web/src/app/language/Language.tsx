import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { DEFAULT_LANGUAGE } from '@palier/domain/kernel/language'
import { DATE_LOCALE } from '../../ui/figures/formatters.ts'
import { reportFailure, setDocumentLanguage } from '../../device/document.ts'
import { LanguageContext } from '../../kit/language/LanguageContext.ts'
import type { MessageId } from '../../kit/language/MessageId.ts'
import type { Words } from './words.ts'

const LOCALES = { fr: DATE_LOCALE, en: 'en-CA' } as const

/** The words of the page and the verb that changes their language. */
export function LanguageProvider({ words, children }: { words: Words; children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(words.subscribe, words.spoken)
  useLayoutEffect(() => setDocumentLanguage(LOCALES[language]), [language])

  const { choose, load, fetch } = words
  const choice = useMemo(() => ({ language, choose, load, fetch }), [language, choose, load, fetch])
  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={LOCALES[language]}
        defaultLocale={LOCALES[DEFAULT_LANGUAGE]}
        // The library believes all words there; each screen and piece brings those that it says.
        messages={messages as Record<MessageId, string>}
        onError={reportFailure}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}
