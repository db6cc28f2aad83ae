import { useCallback, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import {
  commitMutation,
  getRequest,
  graphql,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
  readInlineData,
  type RecordSourceSelectorProxy,
  type SelectorStoreUpdater,
} from 'relay-runtime'
import type { useAttempt_refusal$key } from '../../__generated__/useAttempt_refusal.graphql.ts'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'
import { freshSecret } from '../../device/random.ts'
import { ownMutationsOf } from './ownMutations.ts'
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
  /** The plan that would allow it. */
  readonly planName?: string
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

/** By its variables, the key of each write that nobody has answered yet: sent again, it is the same write. */
type UnansweredKeys = Map<string, string>

/**
 * The verb that sends a mutation and answers its payload or the problem, which the caller shows where it belongs. Where
 * no answer came, sending the same again does not write it a second time.
 */
export function useAttempt<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment()
  const [unanswered] = useState((): UnansweredKeys => new Map())
  return useCallback(
    <Result extends Outcome>(
      variables: Mutation['variables'],
      outcomeOf: (response: Mutation['response']) => Result,
      writes?: StoreWrites<Mutation['response']>,
    ) => attempt<Mutation, Result>(environment, mutation, variables, outcomeOf, writes, unanswered),
    [environment, mutation, unanswered],
  )
}

/** The same outside a component. */
export function attempt<Mutation extends MutationParameters, Result extends Outcome>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  outcomeOf: (response: Mutation['response']) => Result,
  { optimistic, heal }: StoreWrites<Mutation['response']> = {},
  unanswered: UnansweredKeys = new Map(),
): Promise<Attempt<PayloadOf<Result>>> {
  const input = JSON.stringify(variables)
  const idempotencyKey = unanswered.get(input) ?? freshSecret()
  unanswered.set(input, idempotencyKey)
  return new Promise((resolve) => {
    const endWrite = isListWrite(mutation) ? ownMutationsOf(environment).begin() : () => {}
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      cacheConfig: { metadata: { idempotencyKey } },
      ...(optimistic && { optimisticUpdater: optimistic }),
      ...(heal && { updater: heal }),
      onCompleted(response) {
        unanswered.delete(input)
        const outcome: Outcome = outcomeOf(response)
        endWrite(outcome.__typename.endsWith('Payload'))
        const problem = problemIn(outcome)
        if (problem) return resolve({ payload: null, problem })
        resolve({ payload: outcome as PayloadOf<Result>, problem: null })
      },
      onError(failure) {
        endWrite(false)
        resolve({ payload: null, problem: { codes: [codeOf(failure)], isUnanswered: true } })
      },
    })
  })
}

const LIST_WRITES = /^use(Add|Update|Delete)EntryMutation$|^use(Create|Update|Delete)WatchListMutation$/

/** Whether the server tells all pages of this person that their lists have changed. */
function isListWrite(mutation: GraphQLTaggedNode): boolean {
  return LIST_WRITES.test(getRequest(mutation).params.name)
}

/** Every mutation spreads the fragment on both kinds of refusal, under a name for each as the compiler wants it. */
interface Refused {
  readonly refusal?: useAttempt_refusal$key | null | undefined
  readonly limit?: useAttempt_refusal$key | null | undefined
}

/** What a mutation was refused with; null where it was not. */
export function problemIn({ refusal, limit }: Outcome & Refused): Problem | null {
  const refused = refusal ?? limit
  return refused ? problemOf(refused) : null
}

function problemOf(refusal: useAttempt_refusal$key): Problem {
  const {
    code,
    codes = [],
    retryAfterSeconds,
    maximum,
    unit,
    planName,
    field,
    oversell,
  } = readInlineData(
    graphql`
      fragment useAttempt_refusal on Refusal @inline {
        code
        field
        retryAfterSeconds
        ... on Problem {
          codes
          oversell {
            held
            asked
            date
          }
        }
        ... on LimitProblem {
          maximum
          unit
          planName
        }
      }
    `,
    refusal,
  )
  const [first = code, ...others] = codes
  return {
    codes: [refusalNamed(first), ...others.map(refusalNamed)],
    isUnanswered: false,
    ...(retryAfterSeconds == null ? {} : { retryAfterSeconds }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(unit === undefined ? {} : { unit }),
    ...(planName == null ? {} : { planName }),
    ...(field == null ? {} : { field }),
    ...(oversell == null ? {} : { oversell: { held: oversell.held, asked: oversell.asked, date: oversell.date } }),
  }
}
