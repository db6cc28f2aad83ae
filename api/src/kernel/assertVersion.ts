import { Refusal } from './refusal.ts'

/** Refused with VersionConflict and the present version where the writer has read another one. */
export function assertVersion(found: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== found.version) {
    throw new Refusal('VersionConflict', { version: found.version })
  }
}
