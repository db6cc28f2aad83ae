import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { idle, markFetchedAhead, prefersReducedData } from '../../device/idle.ts'
import { onOnline } from '../../device/online.ts'
import { keepApplication } from '../../device/storage/keepApplication.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { useLanguage } from '../../kit/language/LanguageContext.ts'
import { fetchAhead } from '../../kit/failure/later.ts'

/** Prefetches code and messages in idle time, so that dialogs open without a network. */
export function FetchAhead() {
  const { language, fetch } = useLanguage()
  const { user } = useStorage()
  const isStanding = useNavigation().state === 'idle'
  const [returns, setReturns] = useState(0)
  const countReturn = useEffectEvent(() => setReturns(returns + 1))
  useEffect(() => onOnline(() => countReturn()), [])
  useEffect(() => {
    if (!isStanding || prefersReducedData()) return
    const controller = new AbortController()
    fetchAhead({ language, fetchMessages: fetch, idle, signal: controller.signal }).then(
      () => {
        if (controller.signal.aborted) return
        markFetchedAhead()
        // Runs last, when most files are in the browser's cache. Skipped for visitors, who may
        // never return.
        if (user.read()) keepApplication()
      },
      () => {},
    )
    return () => controller.abort()
  }, [isStanding, returns, language, fetch, user])
  return null
}
