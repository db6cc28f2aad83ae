import type { OutputOf } from '@palier/contract/kernel/call'
import { getEvents } from '@palier/contract/notifications/noticeCalls'
import { type Client, RestError } from '@palier/contract/client'
import type { Log } from '@palier/service/log'
import type { Capabilities } from '../rest/capabilities.ts'

type Options = {
  capabilities: Capabilities
  client: Client
  log: Log
}

/** Polls events of all users; null if the API has none or refuses the service key. */
export function createEventReader({ capabilities, client, log }: Options) {
  let isKeyRefused = false

  return async (cursor: string | undefined): Promise<OutputOf<typeof getEvents> | null> => {
    if (isKeyRefused || capabilities.lacks(getEvents)) return null
    try {
      return await client.send(getEvents, { cursor })
    } catch (error) {
      if (capabilities.observe(getEvents, error)) return null
      if (!(error instanceof RestError) || error.code !== 'notAuthenticated') throw error
      isKeyRefused = true
      log.warn('service key refused: live updates disabled')
      return null
    }
  }
}
