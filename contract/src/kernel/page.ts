import { z } from 'zod'

/** Bounded reads: without these keys the whole list is answered, as the contract says. */
export const boundedPage = z.object({
  search: z.string().max(100).optional(),
  first: z.int().min(1).max(500).optional(),
  after: z.string().max(1000).optional(),
})

/** The order of a bounded read, by one of these keys. */
export function sortedBy<const Key extends string>(...keys: [Key, ...Key[]]) {
  return { sort: z.object({ by: z.enum(keys), isDescending: z.boolean() }).optional() }
}

/** Of each row of a page, in their order: sent as `after` it goes on behind that row. */
export const rowCursors = z.array(z.string())

/** What a bounded read tells besides its rows. */
export const pageEnd = {
  nextCursor: z.string().nullable().optional(),
  totalCount: z.int().optional(),
  cursors: rowCursors.optional(),
}
