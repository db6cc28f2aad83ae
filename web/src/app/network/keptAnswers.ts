import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { hasRole } from '@palier/domain/accounts/roles'
import { now } from '../../device/clock.ts'
import { idle } from '../../device/idle.ts'
import { later } from '../../kit/failure/later.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'

/** Comes when it is needed: no page waits for it. */
const loadStore = later([], () => import('../../device/storage/answerStore.ts'))

/** The answers of the last read pages, on the device of who is signed in. */
export interface KeptAnswers {
  /** Storage key of an answer. Null for visitors, guests, and members who have not asked to store pages. */
  keyOf(operation: RequestParameters, variables: Variables): string | null
  /** Keeps the text of an answer once the page is idle, unless somebody else is signed in by then. */
  keep(operation: RequestParameters, variables: Variables, key: string, text: string): void
  /** The kept answer, with its instant among its extensions; null where there is none. */
  find(key: string): Promise<GraphQLResponse | null>
}

/** Stores the signed-in user's last pages on the device, if the user has asked for it. */
export function createKeptAnswers({ user, offlinePages }: Pick<DeviceStorage, 'user' | 'offlinePages'>): KeptAnswers {
  function keyOf({ id }: RequestParameters, variables: Variables): string | null {
    const person = user.read()
    if (!person || !id || hasRole(person.roles, 'demonstration')) return null
    if (offlinePages.read() !== person.userId) return null
    return [person.userId, id, JSON.stringify(variables)].join(' ')
  }

  return {
    keyOf,
    keep(operation, variables, key, text) {
      const at = now().getTime()
      const write = async () => {
        await idle()
        const { writeAnswer } = await loadStore()
        if (keyOf(operation, variables) === key) await writeAnswer({ key, at, text })
      }
      // A browser that keeps nothing costs a convenience.
      write().catch(() => {})
    },
    async find(key) {
      try {
        const kept = await (await loadStore()).readAnswer(key)
        if (!kept) return null
        return { ...JSON.parse(kept.text), extensions: { keptAt: kept.at } }
      } catch {
        return null
      }
    },
  }
}

/** When a response was kept that comes from the device; null for one of the server. */
export function keptAtOf(response: GraphQLResponse | undefined): Date | null {
  const at = response && 'extensions' in response ? response.extensions?.['keptAt'] : null
  return typeof at === 'number' ? new Date(at) : null
}
