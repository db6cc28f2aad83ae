import { useIntl } from 'react-intl'
import { LANGUAGES } from '@palier/domain/kernel/language'
import { useIsMobile } from '../../device/media.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { useLanguage } from '../language/LanguageContext.ts'
import { useSetLanguage } from './useSetLanguage.ts'

/** The languages side by side; on a phone by their two letters. */
export function LanguageSwitch({ isSignedIn }: { isSignedIn: boolean }) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const isMobile = useIsMobile()
  const setLanguage = useSetLanguage({ isSignedIn })
  return (
    <Segmented
      label={formatMessage({ id: 'shell.language' })}
      segments={LANGUAGES.map((code) => {
        const name = formatMessage({ id: `language.${code}` })
        return { value: code, label: isMobile ? code.toUpperCase() : name, name, language: code }
      })}
      value={language}
      onChange={(code) => void setLanguage(code)}
    />
  )
}
