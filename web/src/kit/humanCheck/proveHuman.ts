import { fetchQuery, graphql, type Environment } from 'relay-runtime'
import type { proveHumanQuery } from '../../__generated__/proveHumanQuery.graphql.ts'
import { RequestFailure } from '../alert/RequestFailure.ts'
import { later } from '../failure/later.ts'
import type { HumanAction } from './humanAction.ts'

const loadSolver = later([], () => import('./solveInWorker.ts'))
const loadTurnstile = later([], () => import('./turnstile.ts'))
const loadRecaptcha = later([], () => import('./recaptcha.ts'))

/** The token where the site makes no check. */
export const NOT_CHECKED = 'off'

/**
 * Asks the server which check it makes and passes it: the token of one request, NOT_CHECKED where none is made.
 * Rejects with a RequestFailure where the check cannot be passed or reached.
 */
export async function proveHuman(environment: Environment, action: HumanAction): Promise<string> {
  const answer = await fetchQuery<proveHumanQuery>(
    environment,
    graphql`
      query proveHumanQuery($action: HumanAction!) {
        humanCheck(action: $action) {
          kind
          siteKey
          challenge
        }
      }
    `,
    { action },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  const check = answer?.humanCheck
  if (!check) throw new RequestFailure('HumanCheckUnavailable')
  const { kind } = check
  if (kind === 'OFF') return NOT_CHECKED
  try {
    return await pass({ ...check, kind }, action)
  } catch (cause) {
    if (cause instanceof RequestFailure) throw cause
    throw new RequestFailure('HumanCheckUnavailable', { cause })
  }
}

interface Check {
  readonly kind: 'ALTCHA' | 'RECAPTCHA' | 'TURNSTILE'
  readonly siteKey?: string | null | undefined
  readonly challenge?: string | null | undefined
}

/** Each way of proving is loaded where it is asked for. */
async function pass({ kind, siteKey, challenge }: Check, action: HumanAction): Promise<string> {
  if (kind === 'ALTCHA') return (await loadSolver()).solveInWorker(challenge ?? '')
  const key = siteKey ?? ''
  if (kind === 'TURNSTILE') return (await loadTurnstile()).proveByTurnstile(key, action)
  return (await loadRecaptcha()).proveByRecaptcha(key, action)
}
