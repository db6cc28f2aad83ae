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

/** Every screen's query carries what the frame and the guard need, so that a page is one request. */
export type ScreenQuery = OperationType & { readonly response: Shell_query$key & guards_query$key }

/** What the module of a screen exports. */
interface ScreenModule<Query extends ScreenQuery> {
  readonly query: GraphQLTaggedNode
  readonly Screen: ComponentType<{ readonly data: Query['response'] }>
  /** The name of what the screen shows, where it has one of its own. */
  readonly titleOf?: (data: Query['response']) => string | null
}

/** A screen whose data, code and messages are here. */
export interface ReadyScreen {
  readonly environment: Environment
  readonly module: ScreenModule<ScreenQuery>
  readonly reference: PreloadedQuery<ScreenQuery>
  readonly answer: ScreenQuery['response']
  /** When the server answered it, where it comes from the device; else null. */
  readonly keptAt: Date | null
}

export interface ScreenSource {
  /** Starts query, code and messages at the same time. Rejects with what failed, its reference then let go. */
  load(means: ScreenMeans, parameters: PathParameters, visit?: ScreenVisit): Promise<ReadyScreen>
}

interface ScreenVisit {
  /** Whether the page shows this screen already. */
  readonly isShown?: (() => boolean) | undefined
  /** Aborted where another visit takes its place: of the same screen too. */
  readonly signal?: AbortSignal
}

interface ScreenMeans {
  readonly environment: Environment
  readonly messageLoader: Pick<MessageLoader, 'load'>
}

type PathParameters = Readonly<Record<string, string | undefined>>

type ScreenParts<Query extends ScreenQuery> = {
  readonly request: PreloadableConcreteRequest<Query>
  /** A site that is not open yet refuses everything; this screen shows with what little comes all the same. */
  readonly acceptsClosedSite?: boolean
  /** Its last answers are kept on the device, and shown without a network. Never of the account, of payments or cards. */
  readonly isKept?: boolean
  /** The areas of messages that the screen and its pieces need, beside those of every page. */
  readonly messages: readonly Area[]
  readonly code: () => Promise<ScreenModule<Query>>
} & (Record<PropertyKey, never> extends Query['variables']
  ? { readonly variables?: VariablesFor<Query> }
  : { readonly variables: VariablesFor<Query> })

type VariablesFor<Query extends ScreenQuery> = (parameters: PathParameters) => Query['variables']

/** A screen as the table of pages knows it: its small request now, its code and messages when it is wanted. */
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
      // Relay gives a query that is under way to whoever asks it again. After a write it would be too old: the next visit
      // asks anew.
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
        // The table holds screens of many queries: what they have in common is what remains known of them.
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

/** Rejects once it is aborted. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}

/** Settles when the answer is in the store; at once and with nothing where it was there already. */
function arrival(reference: {
  readonly source?: PreloadedQuery<OperationType>['source']
}): Promise<GraphQLResponse | undefined> {
  return reference.source ? reference.source.toPromise() : Promise.resolve(undefined)
}
