import { useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { useAlert } from './AlertContext.ts'
import { alertOf } from './alertOf.ts'
import { useAttempt, type Outcome, type PayloadOf } from './useAttempt.ts'

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
      alert(alertOf(problem))
      return null
    },
    [attempt, alert],
  )
}
