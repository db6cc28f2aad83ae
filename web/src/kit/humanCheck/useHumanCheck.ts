import { useCallback, useRef, useState } from 'react'
import { useRelayEnvironment } from '../relay/hooks.ts'
import { now } from '../../device/clock.ts'
import type { HumanAction } from './humanAction.ts'
import { NOT_CHECKED, proveHuman } from './proveHuman.ts'

/** A proof holds five minutes on the server; an older one than this is made again. */
const FRESH_MILLISECONDS = 4 * 60_000

/** How far the check is. It stays idle where the site asks for none. */
type HumanCheckState = 'idle' | 'working' | 'done' | 'failed'

export interface HumanCheckActions {
  /** Starts the proof ahead of its need, such as when somebody begins to type. */
  readonly prepare: () => void
  /** A token for one request, the same until it is spent. Rejects with a RequestFailure that has a code. */
  readonly obtain: () => Promise<string>
  /** The server has taken the token, or refused it: it takes a proof once. */
  readonly spend: () => void
  readonly state: HumanCheckState
}

interface StartedProof {
  readonly token: Promise<string>
  readonly startedAt: number
}

/** Proves in the background that the visitor is human, without a puzzle. */
export function useHumanCheck(action: HumanAction): HumanCheckActions {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<HumanCheckState>('idle')
  const proof = useRef<StartedProof | null>(null)

  const start = useCallback((): StartedProof => {
    setState('working')
    const started = { token: proveHuman(environment, action), startedAt: now().getTime() }
    proof.current = started
    started.token.then(
      (token) => setState(token === NOT_CHECKED ? 'idle' : 'done'),
      () => {
        proof.current = null
        setState('failed')
      },
    )
    return started
  }, [environment, action])

  const prepare = useCallback(() => {
    if (!isFresh(proof.current)) start()
  }, [start])

  const obtain = useCallback(async () => {
    const { token } = isFresh(proof.current) ? proof.current : start()
    return token
  }, [start])

  const spend = useCallback(() => {
    proof.current = null
  }, [])

  return { prepare, obtain, spend, state }
}

function isFresh(proof: StartedProof | null): proof is StartedProof {
  return proof !== null && now().getTime() - proof.startedAt < FRESH_MILLISECONDS
}
