import type { ComponentType } from 'react'
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type OperationType,
  type PreloadableConcreteRequest,
} from 'relay-runtime'
import { loadQuery, type PreloadedQuery } from '../../kit/relay/hooks.ts'
import type { guards_query$key } from '../../__generated__/guards_query.graphql.ts'
import type { Shell_query$key } from '../../__generated__/Shell_query.graphql.ts'
import type { Area } from '../../messages/areas.ts'
import type { MessageLoader } from '../language/messageLoader.ts'
import { keptAtOf } from '../network/keptAnswers.ts'
import type { RequestMetadata } from '../network/network.ts'

/** Includes what the frame and guard need, so that a page takes one request. */
export type ScreenQuery = OperationType & { readonly response: Shell_query$key & guards_query$key }

interface ScreenModule<Query extends ScreenQuery> {
  readonly query: GraphQLTaggedNode
  readonly Screen: ComponentType<{ readonly data: Query['response'] }>
  readonly titleOf?: (data: Query['response']) => string | null
}

export interface ReadyScreen {
  readonly environment: Environment
  readonly module: ScreenModule<ScreenQuery>
  readonly reference: PreloadedQuery<ScreenQuery>
  readonly answer: ScreenQuery['response']
  /** When a response from the device's cache was stored. Null for a response from the server. */
  readonly keptAt: Date | null
}

export interface ScreenSource {
  load(means: ScreenMeans, parameters: PathParameters, visit?: ScreenVisit): Promise<ReadyScreen>
}

interface ScreenVisit {
  readonly isShown?: (() => boolean) | undefined
  /** Aborted when another visit replaces this one, even on the same screen. */
  readonly signal?: AbortSignal
}

interface ScreenMeans {
  readonly environment: Environment
  readonly messageLoader: Pick<MessageLoader, 'load'>
}

type PathParameters = Readonly<Record<string, string | undefined>>

type ScreenParts<Query extends ScreenQuery> = {
  readonly request: PreloadableConcreteRequest<Query>
  readonly acceptsClosedSite?: boolean
  /** Caches responses for use without a network. Never set for account, payment or card data. */
  readonly isKept?: boolean
  readonly messages: readonly Area[]
  readonly code: () => Promise<ScreenModule<Query>>
} & (Record<PropertyKey, never> extends Query['variables']
  ? { readonly variables?: VariablesFor<Query> }
  : { readonly variables: VariablesFor<Query> })

type VariablesFor<Query extends ScreenQuery> = (parameters: PathParameters) => Query['variables']

export function lazyScreen<Query extends ScreenQuery>(parts: ScreenParts<Query>): ScreenSource {
  const { request, variables, acceptsClosedSite = false, isKept = false, messages: areas, code } = parts
  const instants = new WeakMap<Environment, Map<string, Date | null>>()
  return {
    async load({ environment, messageLoader }, parameters, { isShown = () => false, signal } = {}) {
      signal?.throwIfAborted()
      const asked: Query['variables'] = variables?.(parameters) ?? {}
      const reference = loadQuery<Query>(environment, request, asked, {
        fetchPolicy: 'store-or-network',
        networkCacheConfig: { metadata: { acceptsClosedSite, isKept, isShown } satisfies RequestMetadata },
      })
      // Relay shares a pending query with later requests. After a write its response would be
      // stale.
      const letGo = () => reference.dispose()
      signal?.addEventListener('abort', letGo)
      try {
        const arrived = Promise.all([code(), arrival(reference), messageLoader.load(areas)])
        const [module, response] = await (signal ? Promise.race([arrived, abortOf(signal)]) : arrived)
        const operation = createOperationDescriptor(getRequest(module.query), asked)
        const { data } = environment.lookup(operation.fragment)
        const known = instants.get(environment) ?? new Map<string, Date | null>()
        const keptAt = response ? keptAtOf(response) : (known.get(JSON.stringify(asked)) ?? null)
        instants.set(environment, known.set(JSON.stringify(asked), keptAt))
        // The table holds screens of many queries, so only their common type is kept.
        return { environment, module, reference, answer: data, keptAt } as unknown as ReadyScreen
      } catch (failure) {
        reference.dispose()
        throw failure
      } finally {
        signal?.removeEventListener('abort', letGo)
      }
    },
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}

function arrival(reference: {
  readonly source?: PreloadedQuery<OperationType>['source']
}): Promise<GraphQLResponse | undefined> {
  return reference.source ? reference.source.toPromise() : Promise.resolve(undefined)
}
