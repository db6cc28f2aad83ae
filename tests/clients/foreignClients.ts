import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { cacheExchange, Client as UrqlClient, fetchExchange } from '@urql/core'
import { GraphQLClient } from 'graphql-request'
import { createClient as createSseClient } from 'graphql-sse'
import { createClient as createSocketClient } from 'graphql-ws'
import WebSocket from 'ws'

type Variables = Record<string, unknown>
type Data = Record<string, never>

/** What the ten tasks need of a client, whatever it calls it. */
export type ForeignClient = {
  /** The data of a query or a mutation; rejects where there are errors. `key` is the idempotency key of a write. */
  ask(text: string, variables?: Variables, key?: string): Promise<Data>
  /** Events of a subscription, until its reader has enough; null for a client that has no subscriptions. */
  follow: ((text: string, variables: Variables) => AsyncIterable<Data>) | null
  close(): void | Promise<void>
}

/** `retries` is left to the client unless it is named. */
export type Door = { url: string; token: string; retries?: number }

/** Each is made as its own documentation says, with nothing set but the address and the token. */
export const FOREIGN_CLIENTS: Record<string, (door: Door) => ForeignClient> = {
  '@urql/core': createUrql,
  '@apollo/client': createApollo,
  'graphql-request': createGraphqlRequest,
  'graphql-ws': createGraphqlWs,
  'graphql-sse': createGraphqlSse,
}

const keyed = (key: string | undefined) => (key === undefined ? {} : { 'idempotency-key': key })

function createUrql({ url, token }: Door): ForeignClient {
  const authorization = `Bearer ${token}`
  const client = new UrqlClient({
    url: `${url}/graphql`,
    exchanges: [cacheExchange, fetchExchange],
    fetchSubscriptions: true,
    fetchOptions: { headers: { authorization } },
  })
  return {
    async ask(text, variables = {}, key) {
      const isQuery = text.startsWith('query')
      const context = key === undefined ? {} : { fetchOptions: { headers: { authorization, ...keyed(key) } } }
      const { data, error } = await (
        isQuery
          ? client.query<Data>(text, variables, { requestPolicy: 'network-only', ...context })
          : client.mutation<Data>(text, variables, context)
      ).toPromise()
      if (error) throw error
      return data ?? {}
    },
    follow: (text, variables) =>
      iterated<Data>((next, fail) => {
        const { unsubscribe } = client.subscription<Data>(text, variables).subscribe(({ data, error }) => {
          if (error) fail(error)
          else if (data) next(data)
        })
        return unsubscribe
      }),
    close() {},
  }
}

function createApollo({ url, token }: Door): ForeignClient {
  const socket = createGraphqlWsClient({ url, token })
  const http = new HttpLink({ uri: `${url}/graphql`, headers: { authorization: `Bearer ${token}` } })
  const client = new ApolloClient({
    // Its cache must be told what an interface stands for.
    cache: new InMemoryCache({ possibleTypes: { Refusal: ['Problem', 'LimitProblem', 'EntryConflict'] } }),
    link: ApolloLink.split(({ operationType }) => operationType === 'subscription', new GraphQLWsLink(socket), http),
  })
  return {
    async ask(text, variables = {}, key) {
      const context = { headers: keyed(key) }
      const document = gql(text)
      const { data } = text.startsWith('query')
        ? await client.query<Data>({ query: document, variables, context, fetchPolicy: 'network-only' })
        : await client.mutate<Data>({ mutation: document, variables, context })
      return data ?? {}
    },
    follow: (text, variables) =>
      iterated<Data>((next, fail) => {
        const subscription = client.subscribe<Data>({ query: gql(text), variables }).subscribe({
          next: ({ data, error }) => (error ? fail(error) : data && next(data)),
          error: fail,
        })
        return () => subscription.unsubscribe()
      }),
    async close() {
      client.stop()
      await socket.dispose()
    },
  }
}

function createGraphqlRequest({ url, token }: Door): ForeignClient {
  const client = new GraphQLClient(`${url}/graphql`, { headers: { authorization: `Bearer ${token}` } })
  return {
    ask: (text, variables = {}, key) => client.request<Data>(text, variables, keyed(key)),
    follow: null,
    close() {},
  }
}

function createGraphqlWsClient({ url, token }: Door) {
  return createSocketClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  })
}

function createGraphqlWs(door: Door): ForeignClient {
  const client = createGraphqlWsClient(door)
  return {
    ask: (query, variables = {}, key) =>
      firstOf<Data>(
        client.iterate<Data>({
          query,
          variables,
          // A socket has headers but for its opening.
          ...(key !== undefined && { extensions: { idempotencyKey: key } }),
        }),
      ),
    follow: (query, variables) => dataOf(client.iterate<Data>({ query, variables })),
    close: () => client.dispose(),
  }
}

function createGraphqlSse({ url, token, retries }: Door): ForeignClient {
  const authorization = `Bearer ${token}`
  let key: string | undefined
  const client = createSseClient({
    url: `${url}/graphql`,
    headers: () => ({ authorization, ...keyed(key) }),
    ...(retries !== undefined && { retryAttempts: retries }),
  })
  return {
    async ask(query, variables = {}, given) {
      key = given
      try {
        return await firstOf<Data>(client.iterate<Data>({ query, variables }))
      } finally {
        key = undefined
      }
    },
    follow: (query, variables) => dataOf(client.iterate<Data>({ query, variables })),
    close: () => client.dispose(),
  }
}

type Result<Value> = { data?: Value | null | undefined; errors?: readonly unknown[] | undefined }

async function* dataOf<Value>(results: AsyncIterable<Result<Value>>): AsyncGenerator<Value> {
  for await (const { data, errors } of results) {
    if (errors) throw new Error(JSON.stringify(errors))
    if (data) yield data
  }
}

async function firstOf<Value>(results: AsyncIterable<Result<Value>>): Promise<Value> {
  for await (const data of dataOf(results)) return data
  throw new Error('Nothing was answered.')
}

/** What a callback is told, as something that can be waited for. */
async function* iterated<Value>(
  start: (next: (value: Value) => void, fail: (error: unknown) => void) => () => void,
): AsyncGenerator<Value> {
  const waiting: Value[] = []
  let wake = () => {}
  let failure: { error: unknown } | null = null
  const stop = start(
    (value) => {
      waiting.push(value)
      wake()
    },
    (error) => {
      failure = { error }
      wake()
    },
  )
  try {
    for (;;) {
      const value = waiting.shift()
      if (value !== undefined) yield value
      else if (failure) throw (failure as { error: unknown }).error
      else await new Promise<void>((done) => (wake = done))
    }
  } finally {
    stop()
  }
}
