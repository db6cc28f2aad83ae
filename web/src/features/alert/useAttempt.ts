import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import {
  commitMutation,
  getRequest,
  type GraphQLTaggedNode,
  type MutationParameters,
  type RecordSourceSelectorProxy,
  type SelectorStoreUpdater,
} from 'relay-runtime'
import { ownWritesOf } from './ownWrites.ts'
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
  /** The one input to blame, by its name in the contract. */
  readonly field?: string
  /** A sale of more shares than are held on its day. */
  readonly oversell?: Oversell
}

export interface Oversell {
  readonly held: string
  readonly asked: string
  /** Of the sale, a plain date. */
  readonly date: string
}

export type Attempt<Payload> =
  { readonly payload: Payload; readonly problem: null } | { readonly payload: null; readonly problem: Problem }

/** What a mutation does to the store beside what its answer says by itself. */
export interface StoreWrites<Response> {
  /** Until the answer comes, where the outcome is sure; undone by itself. */
  readonly optimistic?: (store: RecordSourceSelectorProxy) => void
  /** After the answer, refusals too: the updater tells them by the name of their type. */
  readonly heal?: SelectorStoreUpdater<Response>
}

/** The verb that sends a mutation and answers its payload or the problem, which the caller shows where it belongs. */
export function useAttempt<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment()
  return useCallback(
    <Result extends Outcome>(
      variables: Mutation['variables'],
      outcomeOf: (response: Mutation['response']) => Result,
      { optimistic, heal }: StoreWrites<Mutation['response']> = {},
    ): Promise<Attempt<PayloadOf<Result>>> =>
      new Promise((resolve) => {
        const endWrite = isListWrite(mutation) ? ownWritesOf(environment).begin() : () => {}
        commitMutation<Mutation>(environment, {
          mutation,
          variables,
          ...(optimistic && { optimisticUpdater: optimistic }),
          ...(heal && { updater: heal }),
          onCompleted(response) {
            const outcome: Outcome = outcomeOf(response)
            endWrite(outcome.__typename.endsWith('Payload'))
            if (isRefusal(outcome)) return resolve({ payload: null, problem: problemOf(outcome) })
            resolve({ payload: outcome as PayloadOf<Result>, problem: null })
          },
          onError(failure) {
            endWrite(false)
            resolve({ payload: null, problem: { codes: [codeOf(failure)], isUnanswered: true } })
          },
        })
      }),
    [environment, mutation],
  )
}

const LIST_WRITES = /^use(Add|Update|Delete)EntryMutation$|^use(Create|Update|Delete)WatchListMutation$/

/** Whether the server tells all pages of this person that their lists have changed. */
function isListWrite(mutation: GraphQLTaggedNode): boolean {
  return LIST_WRITES.test(getRequest(mutation).params.name)
}

interface Refusal {
  readonly code: string
  readonly codes?: readonly string[]
  readonly retryAfterSeconds?: number | null
  readonly maximum?: number
  readonly unit?: string
  readonly field?: string | null
  readonly oversell?: Oversell | null
}

function isRefusal(outcome: Outcome): outcome is Outcome & Refusal {
  return outcome.__typename === 'Problem' || outcome.__typename === 'LimitProblem'
}

function problemOf({ code, codes = [], retryAfterSeconds, maximum, unit, field, oversell }: Refusal): Problem {
  const [first = code, ...others] = codes
  return {
    codes: [first, ...others],
    isUnanswered: false,
    ...(retryAfterSeconds == null ? {} : { retryAfterSeconds }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(unit === undefined ? {} : { unit }),
    ...(field == null ? {} : { field }),
    ...(oversell == null ? {} : { oversell }),
  }
}
