import type { NewsSource } from './port.ts'

/** For price sources without news: news of another source would be attributed to them. */
export function createNoNews(): NewsSource {
  return { name: 'none', latest: async () => [] }
}
