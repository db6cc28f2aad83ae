import { useCallback } from 'react'
import { useAlert } from './AlertContext.ts'
import {
  type MutationOptions,
  type MutationSource,
  type PayloadOf,
  type SafeMutation,
  useSafeMutation,
} from './useSafeMutation.ts'

export function useCommit<Mutation extends SafeMutation>(
  mutation: MutationSource,
  updater?: MutationOptions<Mutation>['updater'],
) {
  const mutate = useSafeMutation<Mutation>(mutation, { updater })
  const alert = useAlert()
  return useCallback(
    async (
      variables: Mutation['variables'],
      options?: MutationOptions<Mutation>,
    ): Promise<PayloadOf<Mutation> | null> => {
      const { payload, problem } = await mutate(variables, options)
      if (problem) alert(problem)
      return payload
    },
    [mutate, alert],
  )
}
