import { z } from 'zod'
import { callSource, SourceError } from '../../kernel/callSource.ts'
import { createSourceBreaker } from '../../kernel/sourceBreaker.ts'
import { withoutTrailingSlash } from '../../../kernel/withoutTrailingSlash.ts'
import { secureEndpoint } from '../../kernel/secureEndpoint.ts'

export const EODHD = 'EODHD'

type EodhdOptions = {
  token: string
  /** Where it is not the service's own, such as a stand-in of a test. */
  baseUrl?: string
  allowInsecure?: boolean
  fetch?: typeof fetch
  clock?: () => number
  /** How a failed request is waited for. */
  pause?: (milliseconds: number) => Promise<unknown>
}

/** Asks a path with its parameters and reads the answer by a schema. Throws SourceError. */
export type EodhdClient = <Schema extends z.ZodType>(
  path: string,
  parameters: Record<string, string>,
  schema: Schema,
) => Promise<z.output<Schema>>

/** A client of EODHD behind a circuit breaker; throws SourceError for a failed call or an answer of another shape. */
export function createEodhdClient(options: EodhdOptions): EodhdClient {
  const { token, baseUrl = 'https://eodhd.com/api', allowInsecure, fetch = globalThis.fetch, pause } = options
  const breaker = createSourceBreaker(EODHD, options.clock)
  const base = withoutTrailingSlash(secureEndpoint(baseUrl, allowInsecure).href)

  return async (path, parameters, schema) => {
    const url = new URL(`${base}/${path}`)
    // Without the format some paths answer a table.
    url.search = new URLSearchParams({ ...parameters, fmt: 'json', api_token: token }).toString()
    const answer = await breaker(() => callSource({ source: EODHD, url, fetch, ...(pause && { pause }) }))
    const parsed = schema.safeParse(answer)
    // Schema errors quote the response.
    if (!parsed.success) throw new SourceError(EODHD, 'unreadable')
    return parsed.data
  }
}

/** True if the service refuses the key. Its status is the same for a plan without access. Never rejects. */
export async function isKeyRefused(client: EodhdClient): Promise<boolean> {
  try {
    await client('user', {}, z.unknown())
    return false
  } catch (error) {
    return error instanceof SourceError && error.kind === 'refused'
  }
}

/** What is known, or a word where the subscription has none of it: what it does have is still of use. */
export async function unlessRefused<Value>(asked: Promise<Value>): Promise<Value | 'refused'> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'refused') return 'refused'
    throw error
  }
}
