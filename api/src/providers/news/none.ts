import type { NewsSource } from './port.ts'

/** Where the source of prices has no news: nothing is better than somebody else's under their name. */
export function createNoNews(): NewsSource {
  return { name: 'none', latest: async () => [] }
}
