import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime'
import { codeOf } from './RequestFailure.ts'

/** What every mutation answers: its payload, or why not. */
export type Outcome = { readonly __typename: string }
type RefusalType = 'Problem' | 'LimitProblem' | '%other'
export type PayloadOf<Result> = Exclude<Result, { readonly __typename: RefusalType }>

/** Why a mutation has no payload. */
export interface Problem {
  /** Never empty; more than one where the server named several reasons. */
  readonly codes: readonly [string, ...string[]]
  /** The request brought no answer at all. */
  readonly isUnanswered: boolean
  /** Where waiting helps. */
  readonly retryAfterSeconds?: number
  readonly maximum?: number
  readonly unit?: string
}

export type Attempt<Payload> =
  { readonly payload: Payload; readonly problem: null } | { readonly payload: null; readonly problem: Problem }

/** The verb that sends a mutation and answers its payload or the problem, which the caller shows where it belongs. */
export function useAttempt<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment()
  return useCallback(
    <Result extends Outcome>(
      variables: Mutation['variables'],
      outcomeOf: (response: Mutation['response']) => Result,
    ): Promise<Attempt<PayloadOf<Result>>> =>
      new Promise((resolve) => {
        commitMutation<Mutation>(environment, {
          mutation,
          variables,
          onCompleted(response) {
            const outcome: Outcome = outcomeOf(response)
            if (isRefusal(outcome)) return resolve({ payload: null, problem: problemOf(outcome) })
            resolve({ payload: outcome as PayloadOf<Result>, problem: null })
          },
          onError(failure) {
            resolve({ payload: null, problem: { codes: [codeOf(failure)], isUnanswered: true } })
          },
        })
      }),
    [environment, mutation],
  )
}

interface Refusal {
  readonly code: string
  readonly codes?: readonly string[]
  readonly retryAfterSeconds?: number | null
  readonly maximum?: number
  readonly unit?: string
}

function isRefusal(outcome: Outcome): outcome is Outcome & Refusal {
  return outcome.__typename === 'Problem' || outcome.__typename === 'LimitProblem'
}

function problemOf({ code, codes = [], retryAfterSeconds, maximum, unit }: Refusal): Problem {
  const [first = code, ...others] = codes
  return {
    codes: [first, ...others],
    isUnanswered: false,
    ...(retryAfterSeconds == null ? {} : { retryAfterSeconds }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(unit === undefined ? {} : { unit }),
  }
}
