import { withoutTrailingSlash } from '../../../kernel/withoutTrailingSlash.ts'
import type { z } from 'zod'
import { callSource, SourceError } from '../../kernel/callSource.ts'
import { secureEndpoint } from '../../kernel/secureEndpoint.ts'
import { createSourceBreaker } from '../../kernel/sourceBreaker.ts'

export const YAHOO = 'Yahoo'

// The service refuses unknown clients with 429. Which agents it accepts changes: at times a current
// browser, at times only the bare `Mozilla/5.0`.
const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0',
]
// Refusals that mean no data for a symbol or period. Others mean an invalid request.
const ABSENCE = /"code"\s*:\s*"Not Found"|Data doesn't exist|No data found/

export type YahooClientOptions = {
  /** Overrides the service's URL in tests. */
  baseUrl?: string
  allowInsecure?: boolean
  userAgent?: string
  fetch?: typeof fetch
  clock?: () => number
  pause?: (milliseconds: number) => Promise<unknown>
}

/** Throws SourceError. */
export type YahooClient = <Schema extends z.ZodType>(
  path: string,
  parameters: Record<string, string>,
  schema: Schema,
) => Promise<z.output<Schema>>

export function createYahooClient(options: YahooClientOptions): YahooClient {
  const { baseUrl = 'https://query1.finance.yahoo.com', allowInsecure, userAgent, pause } = options
  const base = withoutTrailingSlash(secureEndpoint(baseUrl, allowInsecure).href)
  const breaker = createSourceBreaker(YAHOO, options.clock)
  const agents = [...new Set(userAgent === undefined ? AGENTS : [userAgent, ...AGENTS])]
  const fetchAsBrowser = createBrowserFetch(options.fetch ?? globalThis.fetch, agents)

  return async (path, parameters, schema) => {
    const url = new URL(`${base}${path}?${new URLSearchParams(parameters).toString()}`)
    const question = { source: YAHOO, url, absence: ABSENCE, fetch: fetchAsBrowser }
    const answer = await breaker(() => callSource({ ...question, ...(pause && { pause }) }))
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new SourceError(YAHOO, 'unreadable')
    return parsed.data
  }
}

/** After a 429, the next request (such as the retry) uses another agent. */
function createBrowserFetch(fetch: typeof globalThis.fetch, agents: readonly string[]): typeof globalThis.fetch {
  let current = 0
  return async (input, init) => {
    const used = current
    const headers = new Headers(init?.headers)
    headers.set('user-agent', agents[used] ?? '')
    const response = await fetch(input, { ...init, headers })
    // Several requests refused at once change the agent only once.
    if (response.status === 429 && used === current) current = (used + 1) % agents.length
    return response
  }
}
