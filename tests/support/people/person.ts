import { createClient as createSocketClient } from 'graphql-ws'
import { Agent, fetch as fetchOver } from 'undici'
import WebSocket from 'ws'

type GraphQLAnswer = { data: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

/** `authority` signs the certificate of the site; `cookie` is one that the browser already has. */
type Browser = { authority?: string; cookie?: string }

/** What stands beside it is for the pages by which people come in. */
const SESSION = '__Host-palier='

/** Somebody at a browser, without the browser: keeps the cookie, sends what the page sends. */
export function createPerson(url: string, { authority, cookie: given = '' }: Browser = {}) {
  let cookie = given
  const dispatcher = authority === undefined ? null : new Agent({ connect: { ca: authority } })

  async function ask(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLAnswer> {
    const answer = await (dispatcher ? fetchOver : fetch)(`${url}/graphql`, {
      ...(dispatcher && { dispatcher }),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        origin: url,
        'x-graphql-yoga-csrf': '1',
        'app-language': 'fr',
        ...(cookie && { cookie }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const line of answer.headers.getSetCookie()) {
      if (line.startsWith(SESSION)) cookie = line.split(';')[0] ?? ''
    }
    return (await answer.json()) as GraphQLAnswer
  }

  return {
    ask,
    get cookie() {
      return cookie
    },
    /** The data of an answer that must hold no error. */
    async read<Data>(
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ): Promise<Data> {
      const { data, errors } = await ask(query, variables, headers)
      if (errors) throw new Error(JSON.stringify(errors))
      return data as Data
    },
    async signInAsGuest() {
      const { data, errors } = await ask(
        'mutation { signInAsGuest(input: {}) { __typename ... on SignInAsGuestPayload { viewer { userId } } ... on Problem { code } } }',
      )
      if (errors) throw new Error(JSON.stringify(errors))
      return data as { signInAsGuest: { __typename: string; viewer: { userId: string } } }
    },
    /** Events of a subscription as they come; `stop` ends it. */
    subscribe<Data>(query: string, variables: Record<string, unknown> = {}) {
      class SocketWithCookie extends WebSocket {
        constructor(address: string, protocols: string | string[]) {
          super(address, protocols, {
            headers: { origin: url, ...(cookie && { cookie }) },
            ...(authority !== undefined && { ca: authority }),
          })
        }
      }
      const client = createSocketClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: SocketWithCookie,
        retryAttempts: 0,
      })
      const events = client.iterate<Data>({ query, variables })
      return {
        async next(): Promise<Data> {
          const { value, done } = await events.next()
          if (done) throw new Error('the subscription ended')
          if (value.errors) throw new Error(JSON.stringify(value.errors))
          return value.data as Data
        },
        async stop() {
          await events.return?.()
          await client.dispose()
        },
      }
    },
  }
}

export type Person = ReturnType<typeof createPerson>
