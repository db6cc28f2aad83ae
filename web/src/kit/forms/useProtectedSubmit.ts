import { useCallback, useState } from 'react'
import { codeOf } from '../alert/RequestFailure.ts'
import type { MutationResult } from '../alert/useSafeMutation.ts'
import type { HumanAction } from '../humanCheck/humanAction.ts'
import { useHumanCheck, type HumanCheckActions } from '../humanCheck/useHumanCheck.ts'

type Send<Payload> = (humanActionToken: string) => Promise<MutationResult<Payload>>

/** The way of a form to the server: its human check first, then the request, and whether that is under way. */
export function useProtectedSubmit(action: HumanAction) {
  const check = useHumanCheck(action)
  const { obtain, spend } = check
  const [isBusy, setIsBusy] = useState(false)
  const send = useCallback(
    async <Payload>(request: Send<Payload>): Promise<MutationResult<Payload>> => {
      setIsBusy(true)
      try {
        const first = await sendOnce({ obtain, spend }, request)
        if (!isProofRefused(first)) return first
        // The proof had grown old on the way, or was asked for only now: one more, made afresh.
        const second = await sendOnce({ obtain, spend }, request)
        return isProofRefused(second) ? refused('HumanCheckUnavailable') : second
      } finally {
        setIsBusy(false)
      }
    },
    [obtain, spend],
  )
  return { check, isBusy, send }
}

async function sendOnce<Payload>(
  { obtain, spend }: Pick<HumanCheckActions, 'obtain' | 'spend'>,
  request: Send<Payload>,
): Promise<MutationResult<Payload>> {
  let token: string
  try {
    token = await obtain()
  } catch (failure) {
    return refused(codeOf(failure))
  }
  const result = await request(token)
  // After a lost answer the same request is sent again, so that the idempotency key still applies.
  if (!result.problem?.isUnanswered) spend()
  return result
}

function refused(code: string) {
  return {
    payload: null,
    conflict: null,
    problem: { codes: [code], isUnanswered: false },
  } satisfies MutationResult<never>
}

// The forms let nothing empty through: where the server blames nothing by name, what it misses can only be the proof.
const PROOF = 'humanActionToken'

function isProofRefused({ problem }: MutationResult<unknown>): boolean {
  return problem !== null && problem.codes.includes('parameter_invalid_empty') && (problem.field ?? PROOF) === PROOF
}
