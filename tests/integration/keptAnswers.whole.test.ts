import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { catalogue } from '@palier/contract/catalogue'
import { HEADERS } from '@palier/contract/kernel/headers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { findPostgres } from '../../scripts/lib/postgres.mjs'
import { type Service, startService } from '../../scripts/lib/services.mjs'
import { prepareEngine } from '../support/engines.ts'
import { startProxyWithout } from '../support/load/proxyWithout.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { acceptTerms, becomeMember, MEMBER_PASSWORD, OPEN_DOOR, signIn } from '../support/people/member.ts'
import type { Person } from '../support/people/person.ts'
import { operationIdOf } from '../support/project/operations.ts'
import { projectRoot } from '../support/sources.ts'
import { createRandom, type Random, seedOf } from '../support/random.ts'
import { type Caller, createCaller } from '../support/restCaller.ts'

const EMAIL = 'deux.appareils@exemple.ca'
const STEPS = 40
const seed = seedOf(process.env)
const DAY_MILLISECONDS = 86_400_000
const run = promisify(execFile)
/** To a Saturday, at noon in Toronto or an hour from it. */
function millisecondsToSaturday(now: Date): number {
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 17)
  return noon + ((6 - now.getUTCDay() + 7) % 7) * DAY_MILLISECONDS - now.getTime()
}

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

const LARGEST_PLAN = 'select name from plans where is_public order by price_cents desc limit 1'

/** What pages send is answered by what was kept where nothing changed; what means the same is executed each time. */
const WAYS = { reusing: 'application/json', anew: 'application/json, */*;q=0.1' } as const

/** The database says itself what it holds: nobody is told of what is written there. */
describe.runIf(findPostgres())('S4 no kept answer is older than what is there', () => {
  let postgres: Awaited<ReturnType<typeof prepareEngine>>
  let palier: Palier
  let proxy: Awaited<ReturnType<typeof startProxyWithout>>
  let other: Service
  let metricsPort: string
  /** A bff that knows no answer of before: it keeps none, and its api spares it none. */
  let plainUrl: string
  let devices: readonly [Person, Person]
  let script: Caller
  let listId: string
  let portfolioId: string
  let stockIds: string[]

  beforeAll(async () => {
    postgres = await prepareEngine('PostgreSQL')
    // On a Saturday no price is of another moment than the one before.
    metricsPort = String(await freePort())
    const environment = {
      ...postgres.environment,
      ...OPEN_DOOR,
      TICK_SECONDS: '600',
      SIM_SESSION: 'exchange',
      NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/skewClock.mjs')).href}`,
      SKEW_MILLISECONDS: String(millisecondsToSaturday(new Date())),
    }
    palier = await startPalier(environment, { bffEnvironment: { METRICS_PORT: metricsPort } })
    proxy = await startProxyWithout(HEADERS.knownAnswer, palier.apiUrl)
    const port = String(await freePort())
    plainUrl = `http://localhost:${port}`
    other = startService('bff', { ...palier.apiEnvironment, PORT: port, API_URL: proxy.url, PUBLIC_URL: plainUrl })
    await other.ready(`http://127.0.0.1:${port}/readyz`)

    const first = await becomeMember(palier, EMAIL)
    devices = [first, await signIn(palier, EMAIL, MEMBER_PASSWORD)]
    for (const device of devices) await acceptTerms(device)
    const login = { email: EMAIL, password: MEMBER_PASSWORD, token: '' }
    const { user, tokenInfo } = await createCaller(palier.apiUrl).send(catalogue.login, login)
    script = createCaller(palier.apiUrl, tokenInfo.rawToken)
    await sql(`update users set plan_name = (${LARGEST_PLAN}) where email = '${EMAIL}'`)
    const { stocks } = await script.send(catalogue.searchStocksLocally, { searchText: 'a', maxCount: 20 })
    stockIds = stocks.map(({ stockId }) => stockId).slice(0, 6)
    const { lists } = await script.send(catalogue.getBuyLists, { userId: user.userId })
    const named = { userId: user.userId, listName: 'Achats', listDescription: '' }
    listId = lists[0]?.id ?? (await script.send(catalogue.createBuyList, named)).id
    const prices = { T200: 40, T400: 30, T600: 20, T800: 10 }
    for (const stockId of stockIds.slice(0, 4)) {
      await script.post({ call: catalogue.addBuyEntry, input: { listId, newEntry: { stockId, ...prices } } })
    }
    const account = { portfolioName: 'REER', portfolioDescription: '', currency: 'CAD' as const }
    portfolioId = (await script.send(catalogue.addPortfolio, account)).id
    for (const stockId of stockIds.slice(0, 3)) await script.send(catalogue.addPortfolioStock, { portfolioId, stockId })
  })
  afterAll(async () => {
    await other?.stop()
    await palier?.stop()
    await proxy?.stop()
    await postgres?.stop()
  })

  const sql = (statement: string) =>
    run(join(findPostgres() ?? '', 'psql'), [postgres.environment.DATABASE_URL ?? '', '-qc', statement])

  const screens = () => ({
    list: { id: operationIdOf('ListScreenQuery'), variables: { listId } },
    dashboard: { id: operationIdOf('DashboardScreenQuery') },
    portfolio: { id: operationIdOf('PortfolioScreenQuery'), variables: { portfolioId } },
    account: { id: operationIdOf('MyAccountScreenQuery') },
  })

  /** The letters of a screen. Where to follow from is each reader's own. */
  async function look(way: keyof typeof WAYS, url: string, { cookie }: Person, screen: object): Promise<string> {
    const headers = { accept: WAYS[way], 'content-type': 'application/json', cookie, 'app-language': 'fr' }
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(screen) })
    return (await answer.text()).replace(/"changesCursor":"[^"]*"/, '"changesCursor":""')
  }

  async function reusedSoFar(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/palier_bff_kept_answers_total\{outcome="reused"\} (\d+)/.exec(text)?.[1] ?? 0)
  }

  const choose = {
    price: (random: Random) => random.between(100, 9900) / 100,
    word: (random: Random) => `Nom ${random.between(1, 1_000_000)}`,
  }

  /** A plan may refuse some of them. Each writes by a way of its own; some are told to open pages, some are told to nobody. */
  const acts: Record<string, (random: Random, device: Person) => Promise<unknown>> = {
    'a device changes prices': (random, device) =>
      device.ask('mutation ($input: UpdateEntryInput!) { updateEntry(input: $input) { __typename } }', {
        input: {
          listId: globalId('WatchList', `buy.${listId}`),
          entryId: '',
          stockId: globalId('Stock', random.oneOf(stockIds.slice(0, 4))),
          thresholds: { t200: String(choose.price(random)) },
        },
      }),
    'a device changes its currency': (random, device) =>
      device.ask('mutation ($input: SetCurrencyInput!) { setCurrency(input: $input) { __typename } }', {
        input: { currency: random.oneOf(['CAD', 'USD']) },
      }),
    'a device changes the name of its person': (random, device) =>
      device.ask('mutation ($input: SetNameInput!) { setName(input: $input) { __typename } }', {
        input: { firstName: choose.word(random), lastName: 'Roy' },
      }),
    'a device buys': (random, device) =>
      device.ask('mutation ($input: CreateLotInput!) { createLot(input: $input) { __typename } }', {
        input: {
          portfolioId: globalId('Portfolio', portfolioId),
          stockId: globalId('Stock', random.oneOf(stockIds.slice(0, 3))),
          type: 'BUY',
          date: `2026-0${random.between(1, 9)}-15`,
          quantity: String(random.between(1, 100)),
          price: String(choose.price(random)),
          note: '',
        },
      }),
    'a script renames the list': (random) =>
      script.post({
        call: catalogue.updateBuyList,
        input: { listId, newListName: choose.word(random), newListDescription: '' },
      }),
    'a script buys': (random) =>
      script.post({
        call: catalogue.addBuyLot,
        input: {
          portfolioId,
          stockId: random.oneOf(stockIds.slice(0, 3)),
          transactionDate: `2026-0${random.between(1, 9)}-10T00:00:00Z`,
          stockQty: random.between(1, 100),
          averageCostByShare: choose.price(random),
          note: '',
          lots: 'none',
        },
      }),
    'a script adds a stock or takes it away': async (random) => {
      const stockId = random.oneOf(stockIds.slice(4))
      const { list } = await script.send(catalogue.getWatchList, { listId })
      const entry = list?.entries.find((candidate) => candidate.stockId === stockId)
      if (entry) return script.post({ call: catalogue.deleteBuyEntry, input: { listId, entryId: entry.id } })
      const newEntry = { stockId, T200: 9, T400: 8, T600: 7, T800: 6 }
      return script.post({ call: catalogue.addBuyEntry, input: { listId, newEntry } })
    },
    'a script changes the preferences': async (random) => {
      const present = await script.send(catalogue.getPreferences, {})
      const preferredLanguage = random.oneOf(['fr', 'en'] as const)
      return script.send(catalogue.savePreferences, { userPreference: { ...present, preferredLanguage } })
    },
    'prices of entries change in the database': (random) =>
      sql(`update watch_list_entries set t200 = ${choose.price(random)} where list_id = '${listId}'`),
    'an administrator gives another plan': () =>
      sql(`update users set plan_name = (select name from plans order by random() limit 1) where email = '${EMAIL}'`),
    'the name of a list changes in the database': (random) =>
      sql(`update watch_lists set name = '${choose.word(random)}' where id = '${listId}'`),
    nothing: async () => {},
  }

  test(`${STEPS} steps of two devices, a script and an administrator (seed ${seed}): every screen is letter for letter what is made anew`, async () => {
    const random = createRandom(seed)
    for (let step = 0; step < STEPS; step += 1) {
      const act = random.oneOf(Object.keys(acts))
      await acts[act]?.(random, random.oneOf(devices))
      for (const [name, screen] of Object.entries(screens())) {
        for (const [index, device] of devices.entries()) {
          const shown = await look('reusing', palier.url, device, screen)
          const anew = await look('anew', plainUrl, device, screen)
          const place = [...anew].findIndex((letter, at) => letter !== shown[at])
          const [is, was] = [anew, shown].map((text) => text.slice(Math.max(0, place - 80), place + 80))
          expect(shown === anew, `${name} on device ${index} after step ${step}, ${act}: ${was} instead of ${is}`).toBe(
            true,
          )
          expect(shown).not.toContain('"errors"')
        }
      }
    }
    expect(await reusedSoFar()).toBeGreaterThan(STEPS)
  })
})
