import { catalogue } from '@palier/contract/catalogue'

// The call that waits for news is asked again whenever it has told some; uses are told, and readiness asked, by timers.
const ASIDE = new Set<string>([catalogue.getEvents.path, catalogue.recordUsage.path, '/readyz'])

/** Whether a call from the bff to the api belongs to no screen: when it comes says nothing of what a screen costs. */
export function isAside(path: string): boolean {
  return ASIDE.has(path)
}
