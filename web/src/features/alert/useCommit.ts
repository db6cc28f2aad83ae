import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime'
import { useAlert, type Alert } from './AlertContext.ts'
import { codeOf } from './RequestFailure.ts'

const SECONDS_PER_MINUTE = 60

/** What every mutation answers: its payload, or why not. */
type Outcome = { readonly __typename: string }
type Refused = { readonly __typename: 'Problem'; readonly code: string }
type Limited = {
  readonly __typename: 'LimitProblem'
  readonly code: string
  readonly maximum: number
  readonly unit: string
}
type PayloadOf<Result> = Exclude<Result, Refused | Limited | { readonly __typename: '%other' }>

/**
 * The verb that sends a mutation and answers its payload, or null after it has told the reader what went wrong:
 * a refusal of the server or a request that never arrived.
 */
export function useCommit<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment()
  const alert = useAlert()
  return useCallback(
    <Result extends Outcome>(
      variables: Mutation['variables'],
      outcomeOf: (response: Mutation['response']) => Result,
    ): Promise<PayloadOf<Result> | null> =>
      new Promise((resolve) => {
        commitMutation<Mutation>(environment, {
          mutation,
          variables,
          onCompleted(response) {
            const outcome: Outcome = outcomeOf(response)
            if (!isRefusal(outcome)) return resolve(outcome as PayloadOf<Result>)
            alert(alertOf(outcome))
            resolve(null)
          },
          onError(failure) {
            alert({ code: codeOf(failure) })
            resolve(null)
          },
        })
      }),
    [environment, mutation, alert],
  )
}

interface Refusal {
  readonly code: string
  readonly maximum?: number
  readonly unit?: string
  readonly retryAfterSeconds?: number | null
}

/** The refusal with what it says of itself; a wait counts in whole minutes, never too few. */
function alertOf({ code, maximum, unit, retryAfterSeconds }: Refusal): Alert {
  return {
    code,
    ...(maximum === undefined ? {} : { maximum }),
    ...(unit === undefined ? {} : { unit }),
    ...(retryAfterSeconds == null ? {} : { minutes: Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE) }),
  }
}

function isRefusal(outcome: Outcome): outcome is Outcome & Refusal {
  return outcome.__typename === 'Problem' || outcome.__typename === 'LimitProblem'
}
