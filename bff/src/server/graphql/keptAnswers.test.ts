import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBrowser } from '../../testing/browser.ts'
import { sampleNotice } from '../../testing/noticeAnswers.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { countsOf } from '../../testing/upstream.ts'
import { sampleEntry, sampleList } from '../../testing/wireSamples.ts'

const persistedFile = fileURLToPath(new URL('../../../../web/src/__generated__/persisted.json', import.meta.url))
const texts = JSON.parse(readFileSync(persistedFile, 'utf8')) as Record<string, string>
const idOf = (name: string) =>
  Object.entries(texts).find(([, text]) => text.startsWith(`query ${name}(`) || text.startsWith(`query ${name} `))?.[0]

/** What pages send, and what means the same but is executed anew each time. */
const WAYS = { reusing: 'application/json', anew: 'application/json, */*;q=0.1' } as const
const LIST = { id: idOf('ListScreenQuery'), variables: { listId: 'list-buy' } }
const DASHBOARD = { id: idOf('DashboardScreenQuery') }
const PORTFOLIO = { id: idOf('PortfolioScreenQuery'), variables: { portfolioId: 'p1' } }
const SCREENS = { LIST, DASHBOARD, PORTFOLIO }

let bff: TestBff
let cookie: string

beforeEach(async () => {
  bff = await startTestBff({}, { persistedFile })
  bff.upstream.data.state.lists.set('buy', [sampleList('buy', 40)])
  cookie = await comeIn()
})
afterEach(() => bff.stop())

async function comeIn(): Promise<string> {
  const browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  return browser.cookie
}

type By = { way?: keyof typeof WAYS; cookie?: string; headers?: Record<string, string> }

async function send(body: object, { way = 'reusing', cookie: of = cookie, headers = {} }: By = {}): Promise<string> {
  const answer = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { accept: WAYS[way], 'content-type': 'application/json', cookie: of, ...headers },
    body: JSON.stringify(body),
  })
  return answer.text()
}

/** How many queries were answered by what was kept, and of how many that had changed. */
async function found(): Promise<{ reused: number; changed: number }> {
  const text = await bff.services.metrics.registry.getSingleMetricAsString('palier_bff_kept_answers_total')
  const of = (outcome: string) => Number(new RegExp(`outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { reused: of('reused'), changed: of('changed') }
}

describe('S4 an answer is handed out again while nothing changed', () => {
  test.each(Object.entries(SCREENS))(
    '%s: the same letters, by the calls that it took before',
    async (_name, screen) => {
      const first = await send(screen)
      bff.upstream.take()
      expect(await send(screen)).toBe(first)
      expect(await found()).toEqual({ reused: 1, changed: 0 })
      const again = countsOf(bff.upstream.take())
      expect(await send(screen, { way: 'anew' })).toBe(first)
      expect(again).toEqual(countsOf(bff.upstream.take()))
      expect(first).not.toContain('"errors"')
    },
  )

  test('is compressed as it was, for whoever takes it so', async () => {
    const plain = await send(LIST, { headers: { 'accept-encoding': 'identity' } })
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await fetch(`${bff.url}/graphql`, {
        method: 'POST',
        headers: { accept: WAYS.reusing, 'content-type': 'application/json', cookie, 'accept-encoding': 'gzip' },
        body: JSON.stringify(LIST),
      })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(await answer.text()).toBe(plain)
    }
    expect((await found()).reused).toBe(2)
  })

  test('one call that brings something else is enough for another answer, and none is made twice', async () => {
    const { state, books, noticeAnswers } = bff.upstream.data
    const changes: Record<string, () => void> = {
      'a name': () => state.lists.set('buy', [{ ...sampleList('buy', 40), name: 'Another name' }]),
      'a price': () =>
        state.lists.set('buy', [{ ...sampleList('buy', 40), entries: [sampleEntry('list-buy', 's1', 77.25)] }]),
      'a preference': () => (state.preferences = { ...state.preferences, preferredCurrency: 'USD' }),
      'a notice': () => void noticeAnswers.notices.push(sampleNotice('n9')),
      'the plan': () => (state.planName = 'pro'),
      'a portfolio': () => (books.portfolios = books.portfolios.map((one) => ({ ...one, name: 'Another portfolio' }))),
    }
    for (const screen of Object.values(SCREENS)) await send(screen)
    for (const [what, change] of Object.entries(changes)) {
      change()
      for (const [name, screen] of Object.entries(SCREENS)) {
        bff.upstream.take()
        const shown = await send(screen)
        const calls = countsOf(bff.upstream.take())
        expect(shown, `${name} after ${what}`).toBe(await send(screen, { way: 'anew' }))
        expect(calls, `${name} after ${what}`).toEqual(countsOf(bff.upstream.take()))
        expect(await send(screen)).toBe(shown)
      }
    }
    expect((await found()).changed).toBeGreaterThanOrEqual(6)
  })

  test('is current though nobody tells what happens: the reader of events has lost the api', async () => {
    await send(LIST)
    bff.upstream.failing('getEvents', 'reset')
    bff.upstream.data.noticeAnswers.tell({ userId: 'user-2', kind: 'listsChanged' })
    bff.upstream.data.state.lists.set('buy', [{ ...sampleList('buy', 40), name: 'Renamed' }])
    expect(await send(LIST)).toContain('Renamed')
  })

  test('begins to follow where it was made, until something happens to its person', async () => {
    const { noticeAnswers } = bff.upstream.data
    const placeIn = (text: string) => /"changesCursor":"(\w+)"/.exec(text)?.[1]
    const tell = async (userId: string) => {
      const before = bff.services.events.present()
      noticeAnswers.tell({ userId, kind: 'portfoliosChanged' })
      await expect.poll(() => bff.services.events.present()).not.toBe(before)
    }
    await expect.poll(() => noticeAnswers.waiting()).toBe(1)
    const first = placeIn(await send(LIST))
    await tell('user-2')
    expect(placeIn(await send(LIST))).toBe(first)
    await tell('user-1')
    expect(placeIn(await send(LIST))).not.toBe(first)
  })
})

describe('a kept answer reaches nobody else', () => {
  test('two people who ask for the same, in turns', async () => {
    const { state } = bff.upstream.data
    state.nextLogin = { userId: 'user-2', sessionId: 'session-2' }
    const other = await comeIn()
    for (const turn of [1, 2]) {
      for (const [of, userId] of [
        [cookie, 'user-1'],
        [other, 'user-2'],
      ] as const) {
        const shown = await send(LIST, { cookie: of })
        expect(shown, `${userId} in turn ${turn}`).toContain(`"userId":"${userId}"`)
      }
    }
    expect(await found()).toEqual({ reused: 2, changed: 0 })
  })

  test('nor the same person under another language, name or cookie of before', async () => {
    const french = await send(LIST, { headers: { 'app-language': 'fr' } })
    await send(LIST, { headers: { 'app-language': 'en' } })
    expect(await found()).toEqual({ reused: 0, changed: 0 })
    const session = await bff.services.vault.open(cookie.split('=')[1] ?? '', new Date())
    const renamed = session && (await bff.services.vault.seal({ ...session, firstName: 'Renamed' }))
    const shown = await send(LIST, { cookie: `${cookie.split('=')[0]}=${renamed}`, headers: { 'app-language': 'fr' } })
    expect(shown).toContain('Renamed')
    expect(french).not.toContain('Renamed')
  })

  test('a session that the api has ended is shown nothing, though all the rest is as it was', async () => {
    expect(await send(LIST)).toContain('list-buy')
    bff.upstream.data.endAllSessions()
    const shown = await send(LIST)
    expect(shown).not.toContain('My buy list')
    expect(shown).toContain('NOT_AUTHENTICATED')
    expect(bff.services.keptAnswers.bytes()).toBe(0)
  })

  test('signing out leaves nothing behind', async () => {
    await send(LIST)
    expect(bff.services.keptAnswers.bytes()).toBeGreaterThan(10_000)
    const browser = createBrowser(bff.url)
    browser.cookie = cookie
    await browser.ask('mutation { signOut { __typename } }')
    expect(bff.services.keptAnswers.bytes()).toBe(0)
  })
})
