import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { uploadImport } from '@palier/contract/imports/importCalls'
import { getPortfolios } from '@palier/contract/portfolios/portfolioCalls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { startTestApi, type TestApi } from '../testing/startTestApi.ts'
import { sendFile } from '../testing/uploads.ts'

const FILE = 'date,symbol\n2026-01-05,RY'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

const BEGINNING = '--x\r\ncontent-disposition: form-data; name="portfolioInfo"\r\n\r\n{"portfolioId":"'
const BEGINNING_OF_FILE = `${BEGINNING}"}\r\n--x\r\ncontent-disposition: form-data; name="csvFile"; filename="a.csv"\r\n\r\n${FILE}`

type Held = { sending: ClientRequest; answered: Promise<number> }

/** A file whose end never comes. Only what is refused is answered. */
function beginUpload(token: string, sent = BEGINNING): Held {
  const sending = request(api.url + uploadImport.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  sending.on('error', () => {})
  sending.write(sent)
  return {
    sending,
    answered: once(sending, 'response').then(([answer]) => (answer as IncomingMessage).statusCode ?? 0),
  }
}

test('the part that names the portfolio may come as a file of the type application/json', async () => {
  const guest = await api.signIn()
  const { portfolios } = await guest.send(getPortfolios, {})
  async function send(info: string) {
    const form = new FormData()
    form.append('portfolioInfo', new Blob([info], { type: 'application/json' }))
    form.append('csvFile', new Blob([FILE], { type: 'text/csv' }), 'trades.csv')
    const headers = { authorization: `Bearer ${guest.token}` }
    return (await fetch(api.url + uploadImport.path, { method: 'POST', headers, body: form })).status
  }
  expect(await send(JSON.stringify({ portfolioId: portfolios[0]?.id }))).toBe(200)
  expect(await send(`{"portfolioId":"${'x'.repeat(20_000)}"}`)).toBe(413)
})

test('three files are held, seventeen wait, one more is told when to come back, and who waits has their turn [D22]', async () => {
  const guest = await api.signIn()
  const { portfolios } = await guest.send(getPortfolios, {})
  const send = () => sendFile(api, guest.token, uploadImport, portfolios[0]?.id ?? '', FILE)

  const held = Array.from({ length: 21 }, () => beginUpload(guest.token))
  const answers = held.map(({ answered }) => answered)
  for (const answer of answers) answer.catch(() => {})
  expect(await Promise.race(answers)).toBe(503)
  expect(await send()).toMatchObject({
    status: 503,
    error: { errorCode: 'ServiceUnavailable', params: { part: 'imports', retryAfterSeconds: 5 } },
  })
  // One of those who wait has gone; the file that comes then waits behind the others.
  held[20]?.sending.destroy()
  held[19]?.sending.destroy()
  const waiting = vi.waitFor(async () => expect((await send()).status).toBe(200), { timeout: 20_000, interval: 50 })
  for (const { sending } of held) sending.destroy()
  await waiting
})

test('who sends slowly loses the place when somebody waits for it, and not before [D22]', async () => {
  const guest = await api.signIn()
  const { portfolios } = await guest.send(getPortfolios, {})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const slow = [BEGINNING, BEGINNING, BEGINNING_OF_FILE].map((sent) => beginUpload(guest.token, sent))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(3), { timeout: 15_000 })
    vi.advanceTimersByTime(60_000)
    await nextTurn()
    expect(vi.getTimerCount()).toBe(3)

    const waiting = sendFile(api, guest.token, uploadImport, portfolios[0]?.id ?? '', FILE)
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(10_000)
        expect(vi.getTimerCount()).toBe(0)
      },
      { timeout: 15_000 },
    )
    expect(await Promise.all(slow.map(({ answered }) => answered))).toEqual([503, 503, 503])
    expect((await waiting).status).toBe(200)
    // What comes after all is not kept.
    for (const { sending } of slow) sending.end(FILE.repeat(100))
    expect((await sendFile(api, guest.token, uploadImport, portfolios[0]?.id ?? '', FILE)).status).toBe(200)
    for (const { sending } of slow) sending.destroy()
  } finally {
    vi.useRealTimers()
  }
})
