import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { idle, markFetchedAhead, savesData } from '../../device/idle.ts'
import { onOnline } from '../../device/online.ts'
import { keepApplication } from '../../device/storage/keepApplication.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { useLanguage } from '../../kit/language/LanguageContext.ts'
import { fetchAhead } from '../../kit/failure/later.ts'

/**
 * Fetches what the page may want later while nobody waits: its dialogs then open without a network. What did not come
 * is asked for again once the network is back or another page is open. Then the whole application is kept on the device.
 * Draws nothing.
 */
export function FetchAhead() {
  const { language, fetch } = useLanguage()
  const { user } = useStorage()
  const isStanding = useNavigation().state === 'idle'
  const [returns, setReturns] = useState(0)
  const countReturn = useEffectEvent(() => setReturns(returns + 1))
  useEffect(() => onOnline(() => countReturn()), [])
  useEffect(() => {
    if (!isStanding || savesData()) return
    const controller = new AbortController()
    fetchAhead({ language, fetchMessages: fetch, idle, signal: controller.signal }).then(
      () => {
        if (controller.signal.aborted) return
        markFetchedAhead()
        // Last, so that it finds most files in the browser's cache; a visitor may never come back.
        if (user.read()) keepApplication()
      },
      () => {},
    )
    return () => controller.abort()
  }, [isStanding, returns, language, fetch, user])
  return null
}
