import { useIntl } from 'react-intl'
import { LANGUAGES } from '@palier/domain/kernel/language'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { useLanguage } from '../language/LanguageContext.ts'
import { useSetLanguage } from './useSetLanguage.ts'

export function LanguageSwitch({ isSignedIn }: { isSignedIn: boolean }) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const setLanguage = useSetLanguage({ isSignedIn })
  const segments = LANGUAGES.map((code) => {
    const name = formatMessage({ id: `language.${code}` })
    return { value: code, label: name, short: code.toUpperCase(), name, language: code }
  })
  return (
    <>
      <div data-needs-script="">
        <Segmented
          label={formatMessage({ id: 'shell.language' })}
          segments={segments}
          value={language}
          onChange={(code) => void setLanguage(code)}
        />
      </div>
      <noscript>
        {import.meta.env.SSR &&
          segments
            .filter(({ value }) => value !== language)
            .map(({ value, name }) => (
              <a key={value} href={`?lang=${value}`} lang={value} hrefLang={value}>
                {name}
              </a>
            ))}
      </noscript>
    </>
  )
}
