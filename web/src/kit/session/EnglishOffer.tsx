import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { useLanguage } from '../language/LanguageContext.ts'
import styles from './EnglishOffer.module.css'
import { useSetLanguage } from './useSetLanguage.ts'

/** Always in the document; the first-paint script shows it, so that server and client render the same page. */
export function EnglishOffer() {
  const { language } = useLanguage()
  const storage = useStorage()
  const setLanguage = useSetLanguage({ isSignedIn: false })
  const [isDeclined, setIsDeclined] = useState(false)
  if (language !== 'fr' || isDeclined) return null

  function decline() {
    storage.language.write('fr')
    setIsDeclined(true)
  }
  return (
    <aside className={styles['offer']} data-print-hidden>
      <button type="button" lang="en" className={styles['english']} onClick={() => void setLanguage('en')}>
        <FormattedMessage id="language.offer" />
      </button>
      <button type="button" className={styles['french']} onClick={decline}>
        <FormattedMessage id="language.keep" />
      </button>
    </aside>
  )
}
