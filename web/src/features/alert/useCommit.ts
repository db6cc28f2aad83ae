import { useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { useAlert } from './AlertContext.ts'
import { useAttempt, type Outcome, type PayloadOf } from './useAttempt.ts'

const SECONDS_PER_MINUTE = 60

/**
 * The verb that sends a mutation and answers its payload, or null after it has told the reader what went wrong:
 * a refusal of the server or a request that never arrived.
 */
export function useCommit<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const attempt = useAttempt<Mutation>(mutation)
  const alert = useAlert()
  return useCallback(
    async <Result extends Outcome>(
      variables: Mutation['variables'],
      outcomeOf: (response: Mutation['response']) => Result,
    ): Promise<PayloadOf<Result> | null> => {
      const { payload, problem } = await attempt(variables, outcomeOf)
      if (problem === null) return payload
      const { codes, maximum, unit, retryAfterSeconds } = problem
      alert({
        code: codes[0],
        ...(maximum === undefined ? {} : { maximum }),
        ...(unit === undefined ? {} : { unit }),
        // Whole minutes, never too few.
        ...(retryAfterSeconds === undefined ? {} : { minutes: Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE) }),
      })
      return null
    },
    [attempt, alert],
  )
}
