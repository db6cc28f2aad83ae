import { useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { useSetLanguage } from './useSetLanguage.ts'
import styles from './OtherLanguageLink.module.css'

/** The name of the other language, in that language: one press reads the page in it. */
export function OtherLanguageLink({ isSignedIn }: { isSignedIn: boolean }) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const setLanguage = useSetLanguage({ isSignedIn })
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <button className={styles['link']} type="button" lang={other} onClick={() => void setLanguage(other)}>
      {formatMessage({ id: `language.${other}` })}
    </button>
  )
}
