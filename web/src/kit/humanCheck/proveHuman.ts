import { fetchQuery, graphql, type Environment } from 'relay-runtime'
import type { proveHumanQuery } from '../../__generated__/proveHumanQuery.graphql.ts'
import { RequestFailure } from '../alert/RequestFailure.ts'
import { later } from '../failure/later.ts'
import type { HumanAction } from './humanAction.ts'

const loadSolver = later([], () => import('./solveInWorker.ts'))
const loadTurnstile = later([], () => import('./turnstile.ts'))
const loadRecaptcha = later([], () => import('./recaptcha.ts'))

/** Token if the site requires no check. */
export const NOT_CHECKED = 'off'

/** Passes the check that the server requests. Rejects with a RequestFailure if the check fails or is unreachable. */
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

async function pass({ kind, siteKey, challenge }: Check, action: HumanAction): Promise<string> {
  if (kind === 'ALTCHA') return (await loadSolver()).solveInWorker(challenge ?? '')
  const key = siteKey ?? ''
  if (kind === 'TURNSTILE') return (await loadTurnstile()).proveByTurnstile(key, action)
  return (await loadRecaptcha()).proveByRecaptcha(key, action)
}
