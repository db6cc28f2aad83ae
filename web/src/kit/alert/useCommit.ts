import { useCallback } from 'react'
import { useAlert } from './AlertContext.ts'
import {
  type MutationSource,
  type PayloadOf,
  type SafeMutation,
  type Updaters,
  useSafeMutation,
} from './useSafeMutation.ts'

/** A function that sends a mutation and answers its payload, or null after an alert has said what went wrong. */
export function useCommit<Mutation extends SafeMutation>(
  mutation: MutationSource,
  updater?: Updaters<Mutation>['updater'],
) {
  const mutate = useSafeMutation<Mutation>(mutation, updater)
  const alert = useAlert()
  return useCallback(
    async (variables: Mutation['variables'], updaters?: Updaters<Mutation>): Promise<PayloadOf<Mutation> | null> => {
      const { payload, problem } = await mutate(variables, updaters)
      if (problem) alert(problem)
      return payload
    },
    [mutate, alert],
  )
}
