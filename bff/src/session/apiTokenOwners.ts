import { testToken } from '@palier/contract/accounts/authenticationCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { RestError } from '@palier/contract/client'
import { type CallOrigin, createRestClient } from '../rest/client.ts'
import type { RestTransport } from '../rest/transport.ts'
import { idOfToken } from './session.ts'
import { createBoundedCache } from '../limits/boundedCache.ts'

const REMEMBERED_MILLISECONDS = 30_000
const MAXIMUM_REMEMBERED = 20_000

type TokenOwner = OutputOf<typeof testToken>

type Options = { transport: RestTransport; serviceKey: string; now: () => number; randomId: () => string }
type Known = { readAt: number; owner: Promise<TokenOwner | null> }

export type TokenOwners = ReturnType<typeof createTokenOwners>

/** Caches for half a minute: only the API knows the owner of a token. */
export function createTokenOwners({ transport, serviceKey, now, randomId }: Options) {
  const cache = createBoundedCache<string, Known>(MAXIMUM_REMEMBERED)

  async function ask(token: string, origin: CallOrigin): Promise<TokenOwner | null> {
    const client = createRestClient({ transport, origin, serviceKey, token: () => token, randomId })
    try {
      return await client.send(testToken, {})
    } catch (error) {
      if (error instanceof RestError && error.code === 'notAuthenticated') return null
      throw error
    }
  }

  function known(id: string): Promise<TokenOwner | null> | null {
    const entry = cache.get(id)
    return entry && now() < entry.readAt + REMEMBERED_MILLISECONDS ? entry.owner : null
  }

  return {
    remembers: (token: string) => known(idOfToken(token)) !== null,
    /** Null for an invalid token. Throws if the API cannot decide. */
    of(token: string, origin: CallOrigin): Promise<TokenOwner | null> {
      const id = idOfToken(token)
      const before = known(id)
      if (before) return before
      const entry = { readAt: now(), owner: ask(token, origin) }
      cache.set(id, entry)
      entry.owner.catch(() => cache.get(id) === entry && cache.delete(id))
      return entry.owner
    },
    forget: (sessionId: string) => void cache.delete(sessionId),
  }
}
