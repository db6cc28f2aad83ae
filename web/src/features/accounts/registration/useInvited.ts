import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import type { StoredInvitation } from '../../../device/storage/storedInvitation.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { visitWithInvitation } from '../signIn/visitWithInvitation.ts'

/**
 * Stored invitation, or null if none is valid. Reports the visit only if the route guard could not.
 * Switches to the invitation's language unless the visitor chose one.
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
