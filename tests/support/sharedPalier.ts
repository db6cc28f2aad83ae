import type { TestProject } from 'vitest/node'
import { ADMINISTRATOR_SETTINGS } from './people/administrator.ts'
import { OPEN_DOOR } from './people/member.ts'
import { type Palier, startPalier } from './palier.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Read with `inject('shared')`: a running product with an administrator and an open door. */
    shared: Pick<Palier, 'url' | 'apiUrl'>
  }
}

/** What the door for synchronization opens to on the shared product. */
export const SYNCHRONIZATION_KEY = 'a-key-of-the-synchronization-0123456789'

/**
 * One product for all test files that neither stop it, nor read its log, nor need other settings: a start costs more than
 * most of them. Each works on lists and portfolios that it makes itself.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, apiUrl, stop } = await startPalier({
    ...OPEN_DOOR,
    ...ADMINISTRATOR_SETTINGS,
    SYNC_AUTH_KEY: SYNCHRONIZATION_KEY,
    TICK_SECONDS: '1',
  })
  provide('shared', { url, apiUrl })
  return stop
}
