import { afterEach, expect, test } from 'vitest'
import { createBrowser } from '../testing/browser.ts'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { writePersisted } from '../testing/temporaryFiles.ts'

let bff: TestBff
let due: { run: () => void; milliseconds: number }[] = []
afterEach(() => {
  due = []
})

async function start(): Promise<void> {
  const persistedFile = writePersisted({ site: 'query SiteQuery { site { appVersion } }' })
  const schedule = (run: () => void, milliseconds: number) => {
    due.push({ run, milliseconds })
    return () => {}
  }
  bff = await startTestBff({}, { persistedFile, schedule, limits: { writeMilliseconds: 300 } })
}

const told = () => bff.upstream.data.administration.uses
const tell = () => due.splice(0).forEach(({ run, milliseconds }) => milliseconds === 10_000 && run())

test('operations are counted by name and by who asks, those of one’s own under one name [ADMIN-12]', async () => {
  await start()
  const browser = createBrowser(bff.url)
  await browser.post({ id: 'site' })
  await browser.post({ id: 'site' })
  await browser.signInAsGuest()
  await browser.post({ id: 'site' })
  await browser.ask('query SecretOfMine { site { appVersion } }')
  tell()
  await expect.poll(told).toHaveLength(4)
  expect(told()).toEqual([
    { name: 'SiteQuery', userId: null, count: 2 },
    { name: 'unpersisted', userId: null, count: 1 },
    { name: 'SiteQuery', userId: 'user-1', count: 1 },
    { name: 'unpersisted', userId: 'user-1', count: 1 },
  ])
  await bff.stop()
})

test('what is left is told at the end', async () => {
  await start()
  await createBrowser(bff.url).post({ id: 'site' })
  await bff.stop()
  expect(told()).toEqual([{ name: 'SiteQuery', userId: null, count: 1 }])
})

test('what cannot be told is forgotten, and nobody waits for it', async () => {
  await start()
  bff.upstream.failing('recordUsage', 'hang', 1)
  const browser = createBrowser(bff.url)
  await browser.post({ id: 'site' })
  tell()
  expect((await browser.post({ id: 'site' })).status).toBe(200)
  await expect.poll(() => due.some(({ milliseconds }) => milliseconds === 10_000)).toBe(true)
  tell()
  await expect.poll(told).toEqual([{ name: 'SiteQuery', userId: null, count: 1 }])
  await bff.stop()
})

test('no more than 2,000 names and people are kept', async () => {
  await start()
  for (let person = 0; person < 3000; person += 1) bff.services.usage.note('Query', `user-${person}`)
  tell()
  await expect.poll(told).toHaveLength(2000)
  await bff.stop()
})

test('an api without the call is asked once', async () => {
  await start()
  bff.upstream.failing('recordUsage', { status: 404, error: { errorCode: 'UnknownRoute' } })
  const browser = createBrowser(bff.url)
  for (let turn = 0; turn < 2; turn += 1) {
    await browser.post({ id: 'site' })
    tell()
    await expect.poll(() => bff.lines.join('').includes('extension missing')).toBe(true)
  }
  expect(bff.upstream.take().filter(({ path }) => path === 'recordUsage')).toHaveLength(1)
  await bff.stop()
})
