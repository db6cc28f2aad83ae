/** Calls the api for an administrator and answers what the envelope holds. */
export type Ask = (path: string, input: object) => Promise<unknown>

/** One thing that an administrator looks at; `floor` names the bare statements that it cannot do without. */
export type Case = { table: string; what: string; input: object; path: string; floor: string[] }

type Table = {
  path: string
  orders: readonly string[]
  searches: Record<string, string>
  /** Words of one row far from both ends of most orders. */
  amidst: string
  groups?: readonly string[]
}
type Sort = { sort?: { by: string; isDescending: boolean } }
type Row = { email?: string; target?: string; author?: { email: string } }

const SHOWN = 50

const MEMBERS: Table = {
  path: '/api/manage/Account/GetUsersRegistrationInfo',
  orders: ['utcDateTime', 'email', 'firstname', 'lastname', 'planName'],
  amidst: 'person50000@',
  searches: { few: 'person9999', none: 'zzzz', many: 'nom1', all: '@', one: 'person77777@example.com' },
}
const INVITATIONS: Table = {
  path: '/api/Invitation/GetList',
  orders: ['lastUpdateDate', 'email', 'lastname', 'status'],
  amidst: 'invited50000@',
  searches: { few: 'invited9999', none: 'zzzz', many: 'nom1', all: '@' },
  groups: ['asked', 'sent', 'completed'],
}
const COMMENTS: Table = {
  path: '/api/Feedbacks/GetUserFeedbackList',
  orders: ['date', 'rating'],
  amidst: 'person25000@',
  searches: { few: 'person9999', none: 'zzzz', many: 'nom1', all: 'commentaire' },
}
const ACTS: Table = {
  path: '/api/Extensions/Audit/GetList',
  orders: [],
  amidst: 'invited25000@',
  searches: { few: 'invited9999', none: 'zzzz', many: 'invited1', all: '@' },
}
const STATISTICS = '/api/devops/Infos/ApplicationStatistics'

/** Every table in every order, at its beginning, its middle and its end, and searched for much and for little. */
export async function casesOf(ask: Ask): Promise<Case[]> {
  const tables = { members: MEMBERS, invitations: INVITATIONS, comments: COMMENTS, acts: ACTS }
  const cases: Case[] = []
  for (const [name, table] of Object.entries(tables)) cases.push(...(await casesOfTable(name, table, ask)))
  for (const days of [1, 2, 7, 30]) {
    const since = new Date(Date.now() - days * 86_400_000).toISOString()
    cases.push({ table: 'statistics', what: `${days} d`, path: STATISTICS, input: { since }, floor: ['statistics'] })
  }
  return cases
}

async function casesOfTable(table: string, description: Table, ask: Ask): Promise<Case[]> {
  const { path, orders, searches, amidst, groups = [] } = description
  const cases: Case[] = []
  const floor = [`${table}, page`, `${table}, count`]
  // Once for the page and once for the number of rows.
  const searchFloor = [`${table}, search`, `${table}, search`]
  for (const { words, sort } of directionsOf(orders)) {
    for (const [place, after] of await placesIn(ask, path, sort, amidst)) {
      const input = { ...sort, first: SHOWN, ...after }
      cases.push({ table, what: `${words}, ${place} page`, path, input, floor })
    }
    for (const [found, search] of Object.entries(searches)) {
      const input = { ...sort, first: SHOWN, search }
      cases.push({ table, what: `${words}, search finds ${found}`, path, input, floor: searchFloor })
    }
    for (const group of groups) {
      cases.push({ table, what: `${words}, ${group} alone`, path, input: { ...sort, first: SHOWN, group }, floor })
    }
  }
  return cases
}

function directionsOf(orders: readonly string[]): { words: string; sort: Sort }[] {
  // The log of acts has one order.
  if (orders.length === 0) return [{ words: 'newest first', sort: {} }]
  return orders.flatMap((by) =>
    [false, true].map((isDescending) => ({
      words: `${by} ${isDescending ? 'down' : 'up'}`,
      sort: { sort: { by, isDescending } },
    })),
  )
}

/** Where pages begin: at the start, in the midst and near the end, after a row that is looked for by its own words. */
async function placesIn(ask: Ask, path: string, sort: Sort, amidst: string): Promise<[place: string, after: object][]> {
  const behind = async (search: string) => {
    const { nextCursor: after } = (await ask(path, { ...sort, first: 1, search })) as { nextCursor: string }
    return { after }
  }
  const places: [string, object][] = [
    ['first', {}],
    ['middle', await behind(amidst)],
  ]
  if (!sort.sort) return places
  const { by, isDescending } = sort.sort
  const backwards = await ask(path, { sort: { by, isDescending: !isDescending }, first: SHOWN + 1 })
  return [...places, ['last', await behind(wordsOf(rowsIn(backwards).at(-1)))]]
}

function rowsIn(answer: unknown): Row[] {
  const rows = Object.values(answer as Record<string, unknown>).find((value) => Array.isArray(value))
  return (rows ?? []) as Row[]
}

function wordsOf({ email, author, target }: Row = {}): string {
  return email ?? author?.email ?? target ?? ''
}
