import { z } from 'zod'
import { callSource, SourceError } from '../../kernel/callSource.ts'
import { createSourceBreaker } from '../../kernel/sourceBreaker.ts'
import { withoutTrailingSlash } from '../../../kernel/withoutTrailingSlash.ts'
import { secureEndpoint } from '../../kernel/secureEndpoint.ts'

export const EODHD = 'EODHD'

type EodhdOptions = {
  token: string
  /** Overrides the service's URL in tests. */
  baseUrl?: string
  allowInsecure?: boolean
  fetch?: typeof fetch
  clock?: () => number
  pause?: (milliseconds: number) => Promise<unknown>
}

export type EodhdClient = <Schema extends z.ZodType>(
  path: string,
  parameters: Record<string, string>,
  schema: Schema,
) => Promise<z.output<Schema>>

/** Throws SourceError if a call fails or its response has an unexpected shape. */
export function createEodhdClient(options: EodhdOptions): EodhdClient {
  const { token, baseUrl = 'https://eodhd.com/api', allowInsecure, fetch = globalThis.fetch, pause } = options
  const breaker = createSourceBreaker(EODHD, options.clock)
  const base = withoutTrailingSlash(secureEndpoint(baseUrl, allowInsecure).href)

  return async (path, parameters, schema) => {
    const url = new URL(`${base}/${path}`)
    url.search = new URLSearchParams({ ...parameters, fmt: 'json', api_token: token }).toString()
    const answer = await breaker(() => callSource({ source: EODHD, url, fetch, ...(pause && { pause }) }))
    const parsed = schema.safeParse(answer)
    // Schema errors quote the response, so they are not passed on.
    if (!parsed.success) throw new SourceError(EODHD, 'unreadable')
    return parsed.data
  }
}

/**
 * True if the service refuses the key. A plan without access has the same status. Never rejects.
 */
export async function isKeyRefused(client: EodhdClient): Promise<boolean> {
  try {
    await client('user', {}, z.unknown())
    return false
  } catch (error) {
    return error instanceof SourceError && error.kind === 'refused'
  }
}

export async function unlessRefused<Value>(asked: Promise<Value>): Promise<Value | 'refused'> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'refused') return 'refused'
    throw error
  }
}
