import { useCallback, useState } from 'react'
import { useRelayEnvironment } from '../relay/hooks.ts'
import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime'
import { freshSecret } from '../../device/random.ts'
import { ownMutationsOf } from './ownMutations.ts'
import { type Problem, problemOf, type Refused } from './refusal.ts'
import { codeOf } from './RequestFailure.ts'

/** Result of a mutation's one field. Documents select each part under an alias of the same name. */
interface Answer extends Refused {
  readonly payload?: object | null | undefined
  /** The record was changed by another request. */
  readonly conflict?: object | null | undefined
}

/** A mutation with one field, whose refusals are selected by `refusal_problem`. */
export interface SafeMutation extends MutationParameters {
  readonly response: Readonly<Record<string, Answer>>
}

type AnswerOf<Mutation extends SafeMutation> = Mutation['response'][keyof Mutation['response']]
export type ConflictOf<Mutation extends SafeMutation> =
  AnswerOf<Mutation> extends { readonly conflict: infer Conflict } ? NonNullable<Conflict> : never
export type PayloadOf<Mutation extends SafeMutation> =
  AnswerOf<Mutation> extends { readonly payload: infer Payload } ? NonNullable<Payload> : null

/** The payload of a mutation, or why there is none. */
export type MutationResult<Payload, Conflict = never> =
  | { readonly payload: Payload; readonly conflict: null; readonly problem: null }
  | { readonly payload: null; readonly conflict: null; readonly problem: Problem }
  | ([Conflict] extends [never]
      ? never
      : { readonly payload: null; readonly conflict: Conflict; readonly problem: null })

/**
 * A mutation whose document loads when it is first sent, which keeps the documents out of the first load of a page.
 */
interface LazyMutation {
  readonly load: () => Promise<GraphQLTaggedNode>
}

/** A mutation document, or a loader of one. */
export type MutationSource = GraphQLTaggedNode | LazyMutation

/** Store updates beyond Relay's own; `updater` also runs after refusals. */
export type MutationOptions<Mutation extends SafeMutation> = Pick<
  MutationConfig<Mutation>,
  'optimisticUpdater' | 'updater'
> & {
  /** The server announces this change of lists to every page of the user; this page ignores the echo. */
  readonly changesLists?: boolean
}

/** Idempotency keys of requests without a response, by variables: a retry sends the same key. */
type UnansweredKeys = Map<string, string>

/**
 * Returns a function that sends a mutation and returns its payload or problem; showing the problem is up to the caller.
 * If the response was lost, sending the same variables again does not write twice.
 */
export function useSafeMutation<Mutation extends SafeMutation>(
  mutation: MutationSource,
  { updater, changesLists = false }: Pick<MutationOptions<Mutation>, 'updater' | 'changesLists'> = {},
) {
  const environment = useRelayEnvironment()
  const [unanswered] = useState((): UnansweredKeys => new Map())
  return useCallback(
    (variables: Mutation['variables'], options?: MutationOptions<Mutation>) =>
      sendMutation<Mutation>(environment, mutation, variables, { updater, changesLists, ...options }, unanswered),
    [environment, mutation, updater, changesLists, unanswered],
  )
}

/** Sends a mutation outside a component. */
export async function sendMutation<Mutation extends SafeMutation>(
  environment: IEnvironment,
  source: MutationSource,
  variables: Mutation['variables'],
  { changesLists = false, ...updaters }: MutationOptions<Mutation> = {},
  unanswered: UnansweredKeys = new Map(),
): Promise<MutationResult<PayloadOf<Mutation>, ConflictOf<Mutation>>> {
  let mutation: GraphQLTaggedNode
  try {
    mutation = 'load' in source ? await source.load() : source
  } catch (failure) {
    return unansweredBy(failure)
  }
  const input = JSON.stringify(variables)
  const idempotencyKey = unanswered.get(input) ?? freshSecret()
  unanswered.set(input, idempotencyKey)
  return new Promise((resolve) => {
    const settle = changesLists ? ownMutationsOf(environment).begin() : () => {}
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      cacheConfig: { metadata: { idempotencyKey } },
      ...updaters,
      onCompleted(response) {
        unanswered.delete(input)
        const [answer = {}] = Object.values<Answer>(response)
        const { payload = null, conflict = null, refusal } = answer
        // Conflicts implement `Refusal` too.
        const problem = refusal && !conflict ? problemOf(refusal) : null
        settle(payload !== null)
        resolve({ payload, conflict, problem } as MutationResult<PayloadOf<Mutation>, ConflictOf<Mutation>>)
      },
      onError(failure) {
        settle(false)
        resolve(unansweredBy(failure))
      },
    })
  })
}

function unansweredBy(failure: unknown) {
  return { payload: null, conflict: null, problem: { codes: [codeOf(failure)], isUnanswered: true } } as const
}
