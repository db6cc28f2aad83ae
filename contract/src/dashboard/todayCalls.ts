import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty, identifier, iso } from '../kernel/scalars.ts'

/** What may be put off: an entry by its id, an objective by the id of its stock. */
export const postponedKind = z.enum(['entry', 'objective'])

/** Ends what was new: crossings from here on are new to the next visit, which begins half an hour later at the earliest. */
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
 * Takes an entry, with the other entries of its stock, or an objective out of Today until an instant, or until its next step where that is null; it comes back
 * earlier once it crosses another price or its prices are changed. `postponement: null` puts it back.
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
