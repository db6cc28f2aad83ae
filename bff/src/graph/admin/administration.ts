import { hasRole } from '@palier/domain/accounts/roles'
import type { Operation } from '../../operation/context.ts'
import { pageOfWhole, placeIn } from '../../loaders/kernel/pageRequest.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { connectionOf, type Page, pageOf } from '../kernel/pages.ts'
import { refusalIn } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'

/** The API itself checks the role for every field. */
export const Admin = builder.objectRef<Session>('Admin').implement({
  description: 'Administration. A field whose read fails is null.',
  fields: (t) => ({
    hasTests: t.boolean({
      description: 'Whether the mutations for tests are available; never in production.',
      resolve: (_session, _arguments, { operation }) => operation.services.config.environment !== 'production',
    }),
  }),
})

builder.objectField(Viewer, 'admin', (t) =>
  t.field({
    type: Admin,
    nullable: true,
    description: 'Administration; null unless the admin role is active.',
    resolve: (session) => (hasRole(session.roles, 'admin') ? session : null),
  }),
)

type TableRequest<Key> = {
  search?: string | null | undefined
  sort: Key
  direction: 'ascending' | 'descending'
  first: number
  after?: string | null | undefined
}

type UnsortedTableRequest = Omit<TableRequest<never>, 'sort' | 'direction'>

export function pageRequest({ search, first, after }: UnsortedTableRequest) {
  return {
    first,
    ...(search?.trim() && { search: search.trim() }),
    ...(after != null && placeIn(after) === null && { after }),
  }
}

export function sortedPageRequest<Key>({ sort, direction, ...request }: TableRequest<Key>) {
  return { ...pageRequest(request), sort: { by: sort, isDescending: direction === 'descending' } }
}

type PageEnd = {
  cursors?: string[] | undefined
  nextCursor?: string | null | undefined
  totalCount?: number | undefined
}

/** Page of a table. A server without pages returns all rows. */
export function tablePageOf<Node>(
  rows: Node[],
  end: PageEnd,
  { first, after = null }: UnsortedTableRequest,
): Page<Node> {
  const { cursors, nextCursor = null, totalCount = null } = end
  const request = { first, after }
  return pageOf(cursors === undefined ? pageOfWhole(rows, request) : { rows, cursors, nextCursor, totalCount }, request)
}

export function tableOf<Node>(name: string, node: ReturnType<typeof builder.objectRef<Node>>) {
  const connection = connectionOf(name, node)
  builder.objectField(connection, 'totalCount', (t) =>
    t.exposeInt('totalCount', {
      nullable: true,
      description: 'Total number of rows; null when the server does not count them.',
    }),
  )
  return connection
}

/** Logs a failed read and returns null. */
export async function orNothing<Value>({ services, caller }: Operation, read: Promise<Value>): Promise<Value | null> {
  try {
    return await read
  } catch (error) {
    // An invalid cursor is reported.
    if (refusalIn(error)?.code === 'BadCursor') throw error
    services.log.warn({ err: error, requestId: caller.requestId }, 'administration read failed')
    return null
  }
}
