import { useCallback, useRef, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { TERMS } from '@palier/domain/accounts/terms'
import type { signInAsGuestMutation } from '../../../__generated__/signInAsGuestMutation.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { later } from '../../../kit/failure/later.ts'
import { useSession } from '../../../kit/session/SessionContext.ts'
import { now } from '../../../device/clock.ts'
import { readSignedInUser } from '../../../kit/session/signedInUser.ts'

const signInAsGuest = { load: later([], async () => (await import('./signInAsGuestMutation.ts')).signInAsGuest) }

const loadProof = later([], () => import('../../../kit/humanCheck/proveHuman.ts'))

// The server accepts a proof for five minutes, and only once.
const FRESH_MILLISECONDS = 4 * 60_000

/**
 * Signs in to a new demonstration account. `prepare` starts the human check on hover, ahead of the
 * click.
 */
export function useSignInAsGuest() {
  const { open } = useSession()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const commit = useCommit<signInAsGuestMutation>(signInAsGuest)
  const environment = useRelayEnvironment()
  const alert = useAlert()
  const held = useRef<{ readonly token: Promise<string>; readonly startedAt: number } | null>(null)

  const prepare = useCallback((): Promise<string> => {
    if (held.current && now().getTime() - held.current.startedAt < FRESH_MILLISECONDS) return held.current.token
    // Loaded on demand: visitors who only look at the page do not need it.
    const token = loadProof().then(({ proveHuman }) => proveHuman(environment, 'GUEST'))
    held.current = { token, startedAt: now().getTime() }
    token.catch(() => (held.current = null))
    return token
  }, [environment])

  const signIn = useCallback(async () => {
    setIsSigningIn(true)
    const humanActionToken = await prepare().catch((failure: unknown) => {
      alert({ code: codeOf(failure) })
      return null
    })
    held.current = null
    if (humanActionToken === null) return setIsSigningIn(false)
    const payload = await commit({ input: { humanActionToken } })
    // Guests cannot accept terms, so their account counts as having accepted the current ones.
    if (payload) await open(readSignedInUser(payload.viewer).user, TERMS.version, null)
    setIsSigningIn(false)
  }, [alert, commit, open, prepare])
  return { signIn, prepare: () => void prepare(), isSigningIn }
}
