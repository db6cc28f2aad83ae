import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { DEFAULT_LANGUAGE } from '@palier/domain/kernel/language'
import { DATE_LOCALE } from '../../ui/figures/formatters.ts'
import { reportFailure, setDocumentLanguage, setManifest } from '../../device/document.ts'
import { LanguageContext } from '../../kit/language/LanguageContext.ts'
import type { MessageId } from '../../kit/language/MessageId.ts'
import type { MessageLoader } from './messageLoader.ts'

const LOCALES = { fr: DATE_LOCALE, en: 'en-CA' } as const

export function LanguageProvider({ messageLoader, children }: { messageLoader: MessageLoader; children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(messageLoader.subscribe, messageLoader.shown, messageLoader.shown)
  useLayoutEffect(() => {
    setDocumentLanguage(LOCALES[language])
    setManifest(`/manifest.${language}.webmanifest`)
  }, [language])

  const { choose, load, fetch } = messageLoader
  const choice = useMemo(() => ({ language, choose, load, fetch }), [language, choose, load, fetch])
  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={LOCALES[language]}
        defaultLocale={LOCALES[DEFAULT_LANGUAGE]}
        // The type claims all messages. Screens and lazy components load the ones they show before
        // rendering.
        messages={messages as Record<MessageId, string>}
        onError={reportFailure}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}
