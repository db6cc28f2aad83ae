import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

type GraphqlAnswer = {
  status: number
  data: Record<string, unknown> | null
  errors: { message: string; path?: unknown; extensions?: { code?: string } }[]
  headers: Headers
}

const DEVICE = '__Host-palier-device='

/** Sends what a page sends, and keeps the cookie as a browser does. */
export function createBrowser(url: string) {
  let cookie = ''
  let device = ''

  async function post(body: unknown, headers: Record<string, string> = {}): Promise<GraphqlAnswer> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-graphql-yoga-csrf': '1',
        ...((cookie || device) && { cookie: [cookie, device].filter(Boolean).join('; ') }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const given = line.split(';')[0] ?? ''
      if (given.startsWith(DEVICE)) device = given
      else cookie = given
    }
    const { data = null, errors = [] } = parse(await answer.text())
    return { status: answer.status, data, errors, headers: answer.headers }
  }

  return {
    post,
    ask: (query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      post({ query, variables }, headers),
    signInAsGuest: () =>
      post({ query: 'mutation { signInAsGuest(input: {}) { __typename ... on Problem { code } } }' }),
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      cookie = value
    },
    /** A socket with this browser's cookie, opened by its first subscription. */
    socket(headers: Record<string, string> = {}): { client: Client; closed: Promise<{ code: number }> } {
      let settle: (event: { code: number }) => void
      const closed = new Promise<{ code: number }>((done) => (settle = done))
      class SocketWithCookie extends WebSocket {
        constructor(address: string, protocols: string | string[]) {
          super(address, protocols, { headers: { ...(cookie && { cookie }), ...headers } })
          this.on('close', (code) => settle({ code }))
          this.on('error', () => {})
        }
      }
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: SocketWithCookie,
        retryAttempts: 0,
      })
      return { client, closed }
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>

function parse(text: string): Partial<Pick<GraphqlAnswer, 'data' | 'errors'>> {
  try {
    return JSON.parse(text) as Partial<Pick<GraphqlAnswer, 'data' | 'errors'>>
  } catch {
    return {}
  }
}
