import { useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { useSetLanguage } from './useSetLanguage.ts'
import { TextButton } from '../../ui/buttons/TextButton.ts'

export function OtherLanguageLink({ isSignedIn }: { isSignedIn: boolean }) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const setLanguage = useSetLanguage({ isSignedIn })
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <TextButton isQuiet lang={other} onClick={() => void setLanguage(other)}>
      {formatMessage({ id: `language.${other}` })}
    </TextButton>
  )
}
