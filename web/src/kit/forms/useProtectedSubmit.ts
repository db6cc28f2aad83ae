import { useCallback, useState } from 'react'
import { codeOf } from '../alert/RequestFailure.ts'
import type { MutationResult } from '../alert/useSafeMutation.ts'
import type { HumanAction } from '../humanCheck/humanAction.ts'
import { useHumanCheck, type HumanCheckActions } from '../humanCheck/useHumanCheck.ts'

type Send<Payload> = (humanActionToken: string) => Promise<MutationResult<Payload>>

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
        // The proof had expired, or was required only now: retries once with a new proof.
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
  // A lost response is retried with the same token, so that the idempotency key still applies.
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

// The forms never send empty fields: if the server names no field, only the proof can be missing.
const PROOF = 'humanActionToken'

function isProofRefused({ problem }: MutationResult<unknown>): boolean {
  return problem !== null && problem.codes.includes('parameter_invalid_empty') && (problem.field ?? PROOF) === PROOF
}
