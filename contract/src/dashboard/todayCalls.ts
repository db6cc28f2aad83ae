import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty, identifier, iso } from '../kernel/scalars.ts'

/** An entry is identified by its id, an objective by its stock id. */
export const postponedKind = z.enum(['entry', 'objective'])

/**
 * Marks the dashboard as seen. Later crossings are new to the next visit, which starts after at
 * least 30 minutes of inactivity.
 */
export const visitToday = call({
  item: 'D35',
  summary: 'Notes that the caller has seen the dashboard',
  path: '/api/Extensions/Today/Visit',
  access: 'user',
  write: true,
  extension: true,
  input: empty,
  output: z.object({ lastVisitAt: iso.nullable() }),
})

/**
 * Hides an entry, with the other entries of its stock, or an objective. A null `until` lasts until
 * its next step. It reappears earlier if it crosses another price or its prices change.
 * `postponement: null` shows it again.
 */
export const postponeToday = call({
  item: 'D35',
  summary: 'Puts an entry or an objective off, or back',
  path: '/api/Extensions/Today/Postpone',
  access: 'user',
  scripts: true,
  write: true,
  extension: true,
  input: z.object({
    kind: postponedKind,
    id: identifier,
    postponement: z.object({ until: iso.nullable() }).nullable(),
  }),
  output: z.object({ isPostponed: z.boolean() }),
  errors: ['resource_missing'],
})
