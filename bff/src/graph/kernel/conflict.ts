import { builder } from './builder.ts'
import { orRefusal, RefusalInterface } from './problem.ts'
import { Refusal, Refused } from './refusal.ts'

/**
 * Defines the conflict over one type of thing: an error class and its schema type, with the current state, null when it
 * was deleted.
 */
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

/**
 * Turns refusals of the API into results. A version conflict becomes the conflict read by `present`; if that fails, the
 * refusal remains.
 */
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
