import { Refusal } from './refusal.ts'

/** Throws VersionConflict with the current version if `version` differs. */
export function assertVersion(found: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== found.version) {
    throw new Refusal('VersionConflict', { version: found.version })
  }
}
