import { useCallback, useRef, useState } from 'react'
import { useRelayEnvironment } from '../relay/hooks.ts'
import { now } from '../../device/clock.ts'
import type { HumanAction } from './humanAction.ts'
import { NOT_CHECKED, proveHuman } from './proveHuman.ts'

/** Shorter than the five minutes that the server accepts. */
const FRESH_MILLISECONDS = 4 * 60_000

type HumanCheckState = 'idle' | 'working' | 'done' | 'failed'

export interface HumanCheckActions {
  /** Starts the proof early, for example at the first keystroke. */
  readonly prepare: () => void
  /** Same token until it is spent. Rejects with a RequestFailure. */
  readonly obtain: () => Promise<string>
  /** Call after the server has received the token, which is valid once. */
  readonly spend: () => void
  readonly state: HumanCheckState
}

interface StartedProof {
  readonly token: Promise<string>
  readonly startedAt: number
}

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
