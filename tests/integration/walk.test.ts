import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareEngine, USUAL_ENGINE } from '../support/engines.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { createPerson } from '../support/people/person.ts'

type Lists = {
  viewer: {
    watchLists: {
      listId: string
      name: string
      kind: string
      entryCount: number
      entries: {
        score: number
        scoredPrice: string
        stock: { id: string; symbol: string; lastPrice: string; exchange: string }
      }[]
    }[]
  }
}

const LISTS = `{ viewer { watchLists { listId name kind entryCount entries { score scoredPrice stock { id symbol lastPrice exchange } } } } }`

describe.each([USUAL_ENGINE])('the whole way on %s', (engine) => {
  let palier: Palier
  let prepared: Awaited<ReturnType<typeof prepareEngine>>

  beforeAll(async () => {
    prepared = await prepareEngine(engine)
    palier = await startPalier({ ...prepared.environment, TICK_SECONDS: '1' })
  })
  afterAll(async () => {
    await palier?.stop()
    await prepared?.stop()
  })

  test('a visitor becomes a guest with lists of their own [HOME-02] [GEN-10]', async () => {
    const guest = createPerson(palier.url)
    expect(await guest.read('{ viewer { id } }')).toEqual({ viewer: null })

    await guest.signInAsGuest()
    const { viewer } = await guest.read<Lists>(LISTS)

    expect(viewer.watchLists.map(({ kind }) => kind).sort()).toEqual(['BUY', 'BUY', 'SELL', 'SELL'])
    for (const { entries, entryCount } of viewer.watchLists) {
      expect(entries).toHaveLength(entryCount)
      for (const { stock } of entries) expect(Number(stock.lastPrice)).toBeGreaterThan(0)
    }
  })

  test('every entry carries a score, and the demonstration shows each level from deal to wait [GEN-05] [SCORE-01]', async () => {
    const guest = createPerson(palier.url)
    await guest.signInAsGuest()
    const { viewer } = await guest.read<Lists>(LISTS)
    const scores = viewer.watchLists
      .filter(({ kind }) => kind === 'BUY')
      .flatMap(({ entries }) => entries.map(({ score }) => score))
    const bands = new Set(scores.map((score) => Math.min(4, Math.floor(Math.max(0, score) / 250))))
    expect([...bands].sort()).toEqual([0, 1, 2, 3, 4])
  })

  test('two guests share nothing, and neither reads the other [LIST-35] [ROLE-03]', async () => {
    const [one, two] = [createPerson(palier.url), createPerson(palier.url)]
    await one.signInAsGuest()
    await two.signInAsGuest()
    const ofOne = (await one.read<Lists>(LISTS)).viewer.watchLists.map(({ listId }) => listId)
    const ofTwo = (await two.read<Lists>(LISTS)).viewer.watchLists.map(({ listId }) => listId)
    expect(ofOne.filter((id) => ofTwo.includes(id))).toEqual([])

    const foreign = 'query ($id: String!) { viewer { watchList(listId: $id) { name } } }'
    expect(await two.read(foreign, { id: ofOne[0] })).toEqual({ viewer: { watchList: null } })
  })

  test('prices tick through a subscription, and a second screen sees the same price', async () => {
    const guest = createPerson(palier.url)
    await guest.signInAsGuest()
    const { viewer } = await guest.read<Lists>(LISTS)
    const stocks = viewer.watchLists.flatMap(({ entries }) => entries.map(({ stock }) => stock))
    const before = new Map(stocks.map(({ id, lastPrice }) => [id, lastPrice]))

    const ticks = guest.subscribe<{ pricesChanged: { sequence: number; stocks: { id: string; lastPrice: string }[] } }>(
      'subscription ($ids: [ID!]!) { pricesChanged(stockIds: $ids) { sequence stocks { id lastPrice } } }',
      { ids: [...before.keys()] },
    )
    const moved = new Map<string, string>()
    let sequence = -1
    while (moved.size === 0) {
      const { pricesChanged } = await ticks.next()
      expect(pricesChanged.sequence).toBeGreaterThan(sequence)
      sequence = pricesChanged.sequence
      for (const { id, lastPrice } of pricesChanged.stocks) if (before.get(id) !== lastPrice) moved.set(id, lastPrice)
    }
    await ticks.stop()
    for (const id of moved.keys()) expect(before.has(id)).toBe(true)
  })

  test('the demonstration list is open to everybody and moves by itself [HOME-02] [D17]', async () => {
    const visitor = createPerson(palier.url)
    const { showcase } = await visitor.read<{ showcase: { list: { entries: { stock: { symbol: string } }[] } } }>(
      '{ showcase { list { entries { stock { symbol } } } } }',
    )
    expect(showcase.list.entries.length).toBeGreaterThanOrEqual(5)

    const ticks = visitor.subscribe<{ showcasePricesChanged: { stocks: { symbol: string }[] } }>(
      'subscription { showcasePricesChanged { stocks { symbol } } }',
    )
    expect((await ticks.next()).showcasePricesChanged.stocks.length).toBeGreaterThan(0)
    await ticks.stop()
  })

  test('a visitor reads no prices of stocks and no lists [ROLE-01]', async () => {
    const visitor = createPerson(palier.url)
    const ticks = visitor.subscribe('subscription { pricesChanged(stockIds: ["U3RvY2s6eA=="]) { sequence } }')
    await expect(ticks.next()).rejects.toThrow()
    await ticks.stop()
  })

  test('signing out kills the session on the server: a copied cookie is worth nothing [SHELL-12] [D3]', async () => {
    const guest = createPerson(palier.url)
    await guest.signInAsGuest()
    const stolen = guest.cookie
    await guest.read('mutation { signOut { ... on SignOutPayload { signedOut } } }')

    const thief = createPerson(palier.url)
    const { viewer } = await thief.read<{ viewer: { preCheck: { refusal: string }; watchLists: unknown } | null }>(
      '{ viewer { preCheck { refusal } } }',
      {},
      { cookie: stolen },
    )
    // The cookie still opens, but the api knows the session no more once it is asked.
    const lists = await thief.ask('{ viewer { watchLists { name } } }', {}, { cookie: stolen })
    expect(JSON.stringify(lists.data)).not.toContain('name')
    expect(viewer === null || viewer.preCheck.refusal === null || viewer.preCheck.refusal === 'NOT_AUTHENTICATED').toBe(
      true,
    )
  })

  test('language and currency are kept with the guest [I18N-04] [ACCT-07]', async () => {
    const guest = createPerson(palier.url)
    await guest.signInAsGuest()
    await guest.read(
      'mutation { setLanguage(input: { language: EN }) { __typename } setCurrency(input: { currency: USD }) { __typename } }',
    )
    expect(await guest.read('{ viewer { preferences { language currency } } }')).toEqual({
      viewer: { preferences: { language: 'EN', currency: 'USD' } },
    })
  })

  test('the language of the request decides the words of the data [GEN-20]', async () => {
    const guest = createPerson(palier.url)
    await guest.signInAsGuest()
    const query = '{ viewer { watchLists(kinds: [BUY]) { entries { stock { symbol sector } } } } }'
    const french = JSON.stringify(await guest.read(query))
    const english = JSON.stringify(await guest.read(query, {}, { 'app-language': 'en' }))
    expect(french).toContain('Énergie')
    expect(english).toContain('Energy')
  })

  test('nothing that either service logs holds a token, a cookie or a key', () => {
    const log = palier.lines.join('\n')
    expect(log).not.toContain(palier.serviceKey)
    expect(log).not.toMatch(/eyJ[\w-]{10,}\./)
    expect(log).not.toMatch(/__Host-palier=[^"[\]]/)
  })
})
