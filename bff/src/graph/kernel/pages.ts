import type { AnsweredPage, PageRequest } from '../../loaders/kernel/pageRequest.ts'
import { builder } from './builder.ts'

/** Options of the argument `after`. */
export const AFTER = { description: 'Cursor after which the page begins; from the start if left out.' } as const

export type Edge<Node> = { cursor: string; node: Node }
export type Page<Node> = { edges: Edge<Node>[]; pageInfo: PageInfo; totalCount: number | null }

type PageInfo = {
  startCursor: string | null
  endCursor: string | null
  hasNextPage: boolean
  hasPreviousPage: boolean
}

/** Builds a connection in which a page can start after any edge. */
export function pageOf<Node>(
  { rows, cursors, nextCursor, totalCount }: AnsweredPage<Node>,
  { after }: Pick<PageRequest, 'after'>,
): Page<Node> {
  const edges = rows.map((node, index) => ({ node, cursor: cursors[index] ?? '' }))
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      // An empty page still has the cursor of the next one.
      endCursor: nextCursor ?? edges.at(-1)?.cursor ?? null,
      hasNextPage: nextCursor !== null,
      hasPreviousPage: after !== null,
    },
    totalCount,
  }
}

type ObjectRefOf<Node> = ReturnType<ReturnType<typeof builder.objectRef<Node>>['implement']>

/** Edge and connection types of a node. Callers add `totalCount` if known. */
export function connectionOf<Node>(name: string, node: ObjectRefOf<Node>, description = 'A page of rows.') {
  const edge = builder.objectRef<Edge<Node>>(`${name}Edge`).implement({
    description: 'A row with its cursor.',
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Cursor of this row, for `after`.' }),
      node: t.expose('node', { type: node, description: 'The row.' }),
    }),
  })
  return builder.objectRef<Page<Node>>(`${name}Connection`).implement({
    description,
    fields: (t) => ({
      edges: t.expose('edges', { type: [edge], description: 'Rows of the page with their cursors.' }),
      pageInfo: t.expose('pageInfo', { type: builder.pageInfoRef(), description: 'Start and end of the page.' }),
    }),
  })
}
