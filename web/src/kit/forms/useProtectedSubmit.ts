import { useCallback, useState } from 'react'
import { codeOf } from '../alert/RequestFailure.ts'
import type { Attempt } from '../alert/useAttempt.ts'
import type { HumanAction } from '../humanCheck/humanAction.ts'
import { useHumanCheck, type HumanCheckVerbs } from '../humanCheck/useHumanCheck.ts'

type Send<Payload> = (humanActionToken: string) => Promise<Attempt<Payload>>

/** The way of a form to the server: its human check first, then the request, and whether that is under way. */
export function useProtectedSubmit(action: HumanAction) {
  const check = useHumanCheck(action)
  const { obtain, spend } = check
  const [isBusy, setIsBusy] = useState(false)
  const send = useCallback(
    async <Payload>(request: Send<Payload>): Promise<Attempt<Payload>> => {
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
  { obtain, spend }: Pick<HumanCheckVerbs, 'obtain' | 'spend'>,
  request: Send<Payload>,
): Promise<Attempt<Payload>> {
  let token: string
  try {
    token = await obtain()
  } catch (failure) {
    return refused(codeOf(failure))
  }
  const attempt = await request(token)
  // What nobody has answered is sent again as it was, so that it is not done twice.
  if (!attempt.problem?.isUnanswered) spend()
  return attempt
}

function refused(code: string): { readonly payload: null; readonly problem: { codes: [string]; isUnanswered: false } } {
  return { payload: null, problem: { codes: [code], isUnanswered: false } }
}

// The forms let nothing empty through: where the server blames nothing by name, what it misses can only be the proof.
const PROOF = 'token'

function isProofRefused({ problem }: Attempt<unknown>): boolean {
  return problem !== null && problem.codes.includes('parameter_invalid_empty') && (problem.field ?? PROOF) === PROOF
}
