import { z } from 'zod'

/** Without these fields, the whole list is returned. */
export const boundedPage = z.object({
  search: z.string().max(100).optional(),
  first: z.int().min(1).max(500).optional(),
  after: z.string().max(1000).optional(),
})

export function sortedBy<const Key extends string>(...keys: [Key, ...Key[]]) {
  return { sort: z.object({ by: z.enum(keys), isDescending: z.boolean() }).optional() }
}

/** Cursor of each row: sent as `after`, the next page starts after that row. */
export const rowCursors = z.array(z.string())

export const pageEnd = {
  nextCursor: z.string().nullable().optional(),
  totalCount: z.int().optional(),
  cursors: rowCursors.optional(),
}
