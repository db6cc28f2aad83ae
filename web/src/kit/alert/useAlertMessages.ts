import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { hasSentence } from './AlertMessage.tsx'

/** Loads the message of a code. Returns true once loaded or failed, as the general message is always available. */
export function useAlertMessages(code: string): boolean {
  const { messages } = useIntl()
  const { load } = useLanguage()
  const [isAnswered, setIsAnswered] = useState(false)
  const isHere = hasSentence(code, messages)
  useEffect(() => {
    if (isHere) return
    const answer = () => setIsAnswered(true)
    load(['alerts']).then(answer, answer)
  }, [isHere, load])
  return isHere || isAnswered
}
