import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import type { StoredInvitation } from '../../../device/storage/storedInvitation.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { visitWithInvitation } from '../signIn/visitWithInvitation.ts'

/**
 * The person that the stored invitation names; null if there is no valid invitation. The guard of the page has reported
 * the visit and stored the answer; only if the guard had no answer is the visit reported here. The page switches to the
 * language of the invitation unless the visitor has chosen one.
 */
export function useInvited(): StoredInvitation | null {
  const environment = useRelayEnvironment()
  const storage = useStorage()
  const page = useLanguage()
  const [inviteToken] = useState(storage.inviteToken.read)
  const [invited, setInvited] = useState(() => {
    const stored = storage.invited.read()
    return stored?.token === inviteToken ? stored : null
  })
  const reportVisit = useEffectEvent((token: string) => visitWithInvitation(environment, storage, token))
  const switchUnlessChosen = useEffectEvent(({ language }: StoredInvitation) => {
    if (storage.language.read() !== null || language === page.language) return
    // Without its messages the page stays in the current language.
    page.choose(language).catch(() => {})
  })
  useEffect(() => {
    if (inviteToken === null) return
    if (invited) return switchUnlessChosen(invited)
    let isGone = false
    void reportVisit(inviteToken).then(() => {
      if (!isGone) setInvited(storage.invited.read())
    })
    return () => {
      isGone = true
    }
  }, [inviteToken, invited, storage])
  return invited
}
