import { hasRole } from '@palier/domain/roles'
import type { Operation } from '../context.ts'
import type { Session } from '../session.ts'
import { builder } from './builder.ts'
import { boundedFirst, edgesOf, type Page, pageInfoOf } from './pages.ts'
import { Viewer } from './viewer.ts'

/** Everything that is asked of it is asked of the api, which looks at the role itself. */
export const Admin = builder.objectRef<Session>('Admin').implement({
  fields: (t) => ({
    hasTests: t.boolean({
      description: 'Whether the test calls exist: never in production.',
      resolve: (_session, _arguments, { operation }) => operation.services.config.environment !== 'production',
    }),
  }),
})

builder.objectField(Viewer, 'admin', (t) =>
  t.field({
    type: Admin,
    nullable: true,
    description: 'Null unless the role of an administrator is active now.',
    resolve: (session) => (hasRole(session.roles, 'admin') ? session : null),
  }),
)

/** A page of a table, which a server that knows no pages answers whole. */
export type TablePage<Node> = Omit<Page<Node>, 'totalCount'> & { totalCount: number | null }

/** What a screen wishes to see of a table. */
export type Wish<Key> = {
  search?: string | null | undefined
  sort: Key
  direction: 'ascending' | 'descending'
  first: number
  after?: string | null | undefined
}

/** The same in the words of the contract. */
export function pageWishOf({ search, first, after }: Omit<Wish<never>, 'sort' | 'direction'>) {
  return {
    first: boundedFirst(first),
    ...(search?.trim() && { search: search.trim() }),
    ...(after != null && { after }),
  }
}

export function sortedWishOf<Key>({ sort, direction, ...wish }: Wish<Key>) {
  return { ...pageWishOf(wish), sort: { by: sort, isDescending: direction === 'descending' } }
}

type PageEnd = { nextCursor?: string | null | undefined; totalCount?: number | undefined }

export function tablePageOf<Node>(nodes: Node[], end: PageEnd, { after }: Pick<Wish<never>, 'after'>): TablePage<Node> {
  return { nodes, nextCursor: end.nextCursor ?? null, totalCount: end.totalCount ?? null, isFirst: after == null }
}

/** The edge and the connection of a table whose rows have these ids. */
export function tableOf<Node>(
  name: string,
  node: ReturnType<typeof builder.objectRef<Node>>,
  idOf: (node: Node) => string,
) {
  const edge = builder.objectRef<{ cursor: string; node: Node }>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.expose('node', { type: node }),
    }),
  })
  return builder.objectRef<TablePage<Node>>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({ type: [edge], resolve: (page) => edgesOf(page, idOf) }),
      pageInfo: t.field({ type: builder.pageInfoRef(), resolve: (page) => pageInfoOf(page, idOf) }),
      totalCount: t.exposeInt('totalCount', { nullable: true }),
    }),
  })
}

/** The failure of a read of an administrator's is logged and nothing more. */
export async function orNothing<Value>({ services, caller }: Operation, read: Promise<Value>): Promise<Value | null> {
  try {
    return await read
  } catch (error) {
    services.log.warn({ err: error, requestId: caller.requestId }, 'an administrator could not read')
    return null
  }
}
