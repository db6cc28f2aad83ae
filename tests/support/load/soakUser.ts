import { once } from 'node:events'
import { WebSocket } from 'ws'
import { operationIdOf } from '../project/operations.ts'
import { createPerson } from '../people/person.ts'

type Ids = { id: string }
type Own = {
  viewer: {
    watchLists: (Ids & { listId: string; entries: (Ids & { stock: Ids & { stockId: string } })[] })[]
    portfolios: (Ids & { portfolioId: string; stocks: { stock: Ids }[] })[]
  }
}

export type User = Awaited<ReturnType<typeof createUser>>

/** What all users have done together. */
export type Deeds = { screens: number; writes: number; reconnects: number; ticks: number; failures: string[] }

const OWN = `{ viewer { watchLists { id listId entries { id stock { id stockId } } }
  portfolios { id portfolioId stocks { stock { id } } } } }`
const TICKS =
  'subscription ($ids: [ID!]!) { pricesChanged(stockIds: $ids) { sequence stocks { id lastPrice lastPriceAt } } }'
const CHANGES = 'subscription { viewerChanged { haveListsChanged havePortfoliosChanged isGap } }'

/** Somebody who comes as a guest, follows the prices of a list, opens screens and writes, until told to stop. */
export async function createUser(url: string, deeds: Deeds) {
  const person = createPerson(url)
  await person.signInAsGuest()
  const { viewer } = await person.read<Own>(OWN)
  const list = viewer.watchLists.find(({ entries }) => entries.length > 0)
  const portfolio = viewer.portfolios.find(({ stocks }) => stocks.length > 0)
  const entry = list?.entries[0]
  const held = portfolio?.stocks[0]
  if (!list || !entry || !portfolio || !held) throw new Error('a guest came without lists or portfolios')
  let socket: WebSocket | null = null

  async function connect(): Promise<void> {
    const opened = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: person.cookie },
    })
    opened.on('error', (error) => deeds.failures.push(`socket: ${error.message}`))
    socket = opened
    await once(opened, 'open')
    opened.send('{"type":"connection_init"}')
    await once(opened, 'message')
    opened.on('message', () => (deeds.ticks += 1))
    const subscribe = (id: string, query: string, variables: object) =>
      opened.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }))
    subscribe('prices', TICKS, { ids: list?.entries.map(({ stock }) => stock.id) })
    subscribe('changes', CHANGES, {})
  }

  async function show(screen: string, variables: object): Promise<void> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', cookie: person.cookie },
      body: JSON.stringify({ id: operationIdOf(screen), variables }),
    })
    const { errors } = (await answer.json()) as { errors?: unknown }
    if (answer.status >= 500 || errors) deeds.failures.push(`${screen}: ${answer.status} ${JSON.stringify(errors)}`)
    deeds.screens += 1
  }

  async function write<Payload>(field: string, type: string, selection: string, input: object): Promise<Payload> {
    deeds.writes += 1
    const query = `mutation($input: ${type}!) { done: ${field}(input: $input) { ${selection} ... on Problem { code } } }`
    const { done } = await person.read<{ done: Payload & { code?: string } }>(query, { input })
    if (done.code) throw new Error(`${field}: ${done.code}`)
    return done
  }

  const place = { portfolioId: portfolio.id, stockId: held.stock.id }
  const deedsOf: (() => Promise<unknown>)[] = [
    () => show('DashboardScreenQuery', {}),
    () => show('DashboardScreenQuery', {}),
    () => show('ListScreenQuery', { listId: list.listId }),
    () => show('ListScreenQuery', { listId: list.listId }),
    () => show('StockScreenQuery', { stockId: entry.stock.stockId }),
    () => show('PortfolioScreenQuery', { portfolioId: portfolio.portfolioId }),
    () => {
      const thresholds = { t200: (50 + Math.random()).toFixed(2) }
      const input = { listId: list.id, entryId: entry.id, stockId: entry.stock.id, thresholds }
      return write('updateEntry', 'UpdateEntryInput', '... on UpdateEntryPayload { entry { version } }', input)
    },
    async () => {
      const lot = { ...place, type: 'BUY', date: '2026-03-02', quantity: '1', price: '10', note: '' }
      const selection = `... on CreateLotPayload { portfolio { stocks { stock { id } lots(first: 1) { edges { node { id } } } } } }`
      type Added = { portfolio: { stocks: { stock: Ids; lots: { edges: { node: Ids }[] } }[] } }
      const added = await write<Added>('createLot', 'CreateLotInput', selection, lot)
      const holding = added.portfolio.stocks.find(({ stock }) => stock.id === held.stock.id)
      const input = { ...place, lotId: holding?.lots.edges[0]?.node.id }
      return write('deleteLot', 'DeleteLotInput', '... on DeleteLotPayload { portfolio { id } }', input)
    },
    async () => {
      const selection = '... on CreateWatchListPayload { list { id } }'
      const input = { kind: 'BUY', name: `Liste ${Date.now()}`, description: '' }
      const { list: made } = await write<{ list: Ids }>('createWatchList', 'CreateWatchListInput', selection, input)
      const gone = '... on DeleteWatchListPayload { __typename }'
      return write('deleteWatchList', 'DeleteWatchListInput', gone, { listId: made.id })
    },
    () => {
      deeds.reconnects += 1
      socket?.terminate()
      return connect()
    },
  ]
  await connect()

  return {
    /** Does one thing or another. */
    async act(): Promise<void> {
      const deed = deedsOf[Math.floor(Math.random() * deedsOf.length)]
      await deed?.().catch((error: unknown) => deeds.failures.push(String(error)))
    },
    async leave(): Promise<void> {
      socket?.terminate()
      await person.ask('mutation { signOut { __typename } }')
    },
  }
}
