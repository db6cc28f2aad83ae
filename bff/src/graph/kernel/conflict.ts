import { builder } from './builder.ts'
import { orRefusal, RefusalInterface } from './problem.ts'
import { Refusal, Refused } from './refusal.ts'

/** Defines a conflict's error class and schema type. `current` is null if the thing was deleted. */
export function conflictOf<Thing>(name: string, type: ReturnType<typeof builder.objectRef<Thing>>) {
  class Conflict extends Refused {
    override readonly name = name
    readonly code = 'VersionConflict'
    readonly current: Thing | null

    constructor(current: Thing | null) {
      super('VersionConflict')
      this.current = current
    }
  }
  builder.objectType(Conflict, {
    name,
    description: 'Refused because it was changed elsewhere since it was read.',
    interfaces: [RefusalInterface],
    fields: (t) => ({
      current: t.expose('current', { type, nullable: true, description: 'Current state; null when it was deleted.' }),
    }),
  })
  return Conflict
}

/** Replaces a version conflict by the error of `present`, or throws the refusal if that fails. */
export async function orConflict<Value>(work: Promise<Value>, present: () => Promise<Error>): Promise<Value> {
  try {
    return await orRefusal(work)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'VersionConflict') throw error
    throw await present().catch(() => error)
  }
}

/** Options of the input field `version`. */
export const VERSION = {
  description:
    'Version that was read: refused with a conflict if it has changed since. Without it the change is always made.',
} as const

/** Version 0 means that the server has no versions: none is sent. */
export function wireVersion(version: number | null | undefined): number | undefined {
  return version == null || version < 1 ? undefined : version
}
