import { z } from 'zod'

/** Bounded reads: without these keys the whole list is answered. */
export const boundedPage = z.object({
  search: z.string().max(100).optional(),
  first: z.int().min(1).max(500).optional(),
  after: z.string().max(1000).optional(),
})

/** The order of a bounded read, by one of these keys. */
export function sortedBy<const Key extends string>(...keys: [Key, ...Key[]]) {
  return { sort: z.object({ by: z.enum(keys), isDescending: z.boolean() }).optional() }
}

/** Cursors of the rows, in their order: sent as `after`, the next page begins after that row. */
export const rowCursors = z.array(z.string())

/** Fields of a bounded read beside its rows. */
export const pageEnd = {
  nextCursor: z.string().nullable().optional(),
  totalCount: z.int().optional(),
  cursors: rowCursors.optional(),
}
