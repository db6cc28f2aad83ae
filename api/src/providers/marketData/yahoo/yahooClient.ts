import { withoutTrailingSlash } from '../../../kernel/withoutTrailingSlash.ts'
import type { z } from 'zod'
import { callSource, SourceError } from '../../kernel/callSource.ts'
import { secureEndpoint } from '../../kernel/secureEndpoint.ts'
import { createSourceBreaker } from '../../kernel/sourceBreaker.ts'

export const YAHOO = 'Yahoo'

// Unknown clients are refused with 429. Which agents pass changes: at times a current browser, at times this word alone.
const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0',
]
// Refusals that mean no data for a symbol or a time; others mean a wrong request.
const ABSENCE = /"code"\s*:\s*"Not Found"|Data doesn't exist|No data found/

export type YahooClientOptions = {
  /** Replaces the service's own address, for example with a stand-in. */
  baseUrl?: string
  allowInsecure?: boolean
  /** The agent that is tried first. */
  userAgent?: string
  fetch?: typeof fetch
  clock?: () => number
  pause?: (milliseconds: number) => Promise<unknown>
}

/** Requests a path with its parameters and parses the answer by a schema. Throws SourceError. */
export type YahooClient = <Schema extends z.ZodType>(
  path: string,
  parameters: Record<string, string>,
  schema: Schema,
) => Promise<z.output<Schema>>

/** A client of Yahoo Finance behind a circuit breaker, which changes its agent when it is refused with 429. */
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

/** Sends the current agent; after a 429 the next request, such as its repetition, sends another one. */
function createBrowserFetch(fetch: typeof globalThis.fetch, agents: readonly string[]): typeof globalThis.fetch {
  let current = 0
  return async (input, init) => {
    const used = current
    const headers = new Headers(init?.headers)
    headers.set('user-agent', agents[used] ?? '')
    const response = await fetch(input, { ...init, headers })
    // Of several requests refused at once only the first changes it.
    if (response.status === 429 && used === current) current = (used + 1) % agents.length
    return response
  }
}
