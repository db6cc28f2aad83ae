import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMedia } from '../../../device/media.ts'
import { freshSecret } from '../../../device/random.ts'
import { loadScript, readGlobal } from '../../../device/script.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useSession } from '../../../kit/session/SessionContext.ts'
import { readSignedInUser } from '../../../kit/session/signedInUser.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { RefusalStrip } from '../../../kit/forms/RefusalStrip.tsx'
import { forgetInvitation } from './visitWithInvitation.ts'
import { useSignInWithGoogle } from './useSignInWithGoogle.ts'
import { Grid } from '../../../ui/layout/boxes.ts'

/** Widths in pixels; the wide button is for windows wider than `wideAboveWidth`. */
export const THIRD_PARTY_BUTTON = { wide: 400, narrow: 300, wideAboveWidth: 750 } as const

const SCRIPT = 'https://accounts.google.com/gsi/client'
const { wide, narrow, wideAboveWidth } = THIRD_PARTY_BUTTON

interface Identity {
  initialize(settings: {
    readonly client_id: string
    readonly nonce: string
    readonly callback: (answer: { readonly credential: string }) => void
  }): void
  renderButton(place: HTMLElement, look: Readonly<Record<string, string | number>>): void
}

interface GoogleButtonProps {
  readonly clientId: string
  readonly onUnlinked?: (proof: GoogleProof) => void
}

/** Google's token, and the nonce that binds it to this page. */
export interface GoogleProof {
  readonly token: string
  readonly nonce: string
}

/** Google's own button. A random nonce binds its response to this page. */
export function GoogleButton({ clientId, onUnlinked }: GoogleButtonProps) {
  const intl = useIntl()
  const isNarrow = useMedia(`(max-width: ${wideAboveWidth}px)`)
  const place = useRef<HTMLDivElement>(null)
  const enter = useRef<(token: string, nonce: string) => void>(() => {})
  const signIn = useSignInWithGoogle()
  const storage = useStorage()
  const { open } = useSession()
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)

  useEffect(() => {
    enter.current = async (token, nonce) => {
      setRefusal(null)
      const inviteToken = storage.inviteToken.read()
      const { payload, problem } = await signIn({
        input: { token, nonce, ...(inviteToken === null ? {} : { inviteToken }) },
      })
      if (problem?.codes.includes('IdentityNotLinked')) onUnlinked?.({ token, nonce })
      if (problem)
        return setRefusal(problemSentences(intl, problem.codes, { ...problem, fallback: 'login.errors.default' }))
      const { user, acceptedTermsVersion, language } = readSignedInUser(payload.viewer)
      forgetInvitation(storage)
      await open(user, acceptedTermsVersion, language)
    }
  })

  useEffect(() => {
    let isGone = false
    const nonce = freshSecret()
    const draw = async () => {
      await loadScript(SCRIPT)
      if (isGone || !place.current) return
      const { accounts } = readGlobal('google') as { readonly accounts: { readonly id: Identity } }
      accounts.id.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => enter.current(credential, nonce),
      })
      place.current.replaceChildren()
      accounts.id.renderButton(place.current, {
        type: 'standard',
        size: 'large',
        text: 'continue_with',
        width: isNarrow ? narrow : wide,
        locale: intl.locale,
      })
    }
    // If Google's script fails, only its button is missing.
    draw().catch(() => {})
    return () => {
      isGone = true
    }
  }, [clientId, intl.locale, isNarrow])

  return (
    <>
      {refusal && <RefusalStrip sentences={refusal} />}
      <Grid ref={place} placeItems="center" minH="11" />
    </>
  )
}
