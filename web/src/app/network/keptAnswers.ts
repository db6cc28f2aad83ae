import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { hasRole } from '@palier/domain/accounts/roles'
import { now } from '../../device/clock.ts'
import { idle } from '../../device/idle.ts'
import { later } from '../../kit/failure/later.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'

const loadStore = later([], () => import('../../device/storage/answerStore.ts'))

/** Responses cached on the device, to show pages without a network. */
export interface KeptAnswers {
  /** Storage key of a response. Null for visitors, guests and members who have not enabled offline pages. */
  keyOf(operation: RequestParameters, variables: Variables): string | null
  /** Waits for an idle page. Skips the response if the signed-in user has changed by then. */
  keep(operation: RequestParameters, variables: Variables, key: string, text: string): void
  /** Returns the response with `keptAt` in its extensions, or null. */
  find(key: string): Promise<GraphQLResponse | null>
}

export function createOfflineResponses({
  user,
  offlinePages,
}: Pick<DeviceStorage, 'user' | 'offlinePages'>): KeptAnswers {
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
      // Offline pages are optional, so storage failures are ignored.
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

export function keptAtOf(response: GraphQLResponse | undefined): Date | null {
  const at = response && 'extensions' in response ? response.extensions?.['keptAt'] : null
  return typeof at === 'number' ? new Date(at) : null
}
