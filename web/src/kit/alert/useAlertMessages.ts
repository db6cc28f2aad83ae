import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { hasSentence } from './AlertMessage.tsx'

/** Loads the message of a code. True once it is loaded, or where that fails: the general one is always there. */
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
