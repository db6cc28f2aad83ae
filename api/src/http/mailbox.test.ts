import { askForInvitation } from '@palier/contract/admin/invitationCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { humanTokenFor } from '../testing/humanToken.ts'
import { waitForMails } from '../testing/mailsOf.ts'
import { KEYS, startTestApi, type TestApi } from '../testing/startTestApi.ts'

const EMAIL = 'gabrielle@example.com'

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase, { jobPollMilliseconds: 20 })
  await api.clientOf().send(askForInvitation, {
    firstName: 'Gabrielle',
    lastName: 'Roy',
    email: EMAIL,
    motivation: 'Curieuse',
    humanActionToken: await humanTokenFor(api, 'invitation'),
    twoLettersPreferredLanguage: 'fr',
  })
  await waitForMails(api, EMAIL, 1)
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

type Page = { status: number; headers: Record<string, unknown>; text: string }

/** A page as a browser asks for it, under any name of the host. */
function open(path: string, headers: Record<string, string> = {}, url = api.url): Promise<Page> {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { headers }, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += String(chunk)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
    asked.on('error', reject).end()
  })
}

test('the mails are listed, and each is shown as text with its links and as it would look [D10]', async () => {
  const list = await open('/dev/mailbox')
  expect(list.status).toBe(200)
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(list.headers['content-security-policy']).toContain("default-src 'none'")
  expect(list.text).toContain(EMAIL)
  const path = /href="(\/dev\/mailbox\/[^"?]+)/.exec(list.text)?.[1] ?? ''

  const mail = await open(path)
  expect(mail.text).toContain('<h1>Nous avons reçu votre demande d’invitation</h1>')
  expect(mail.text).toContain('<a href="http://localhost:4000/">http://localhost:4000/</a>')
  const html = await open(`${path}/html`)
  expect(html.headers['content-security-policy']).toContain("default-src 'none'")
  expect(html.text).toContain('<a class="button" href="http://localhost:4000/"')
})

test('a mail that is not there is missing [D10]', async () => {
  for (const id of ['unknown', '20261120T150000000Z-0123456789abcdef', '..%2f..%2fsecret']) {
    expect((await open(`/dev/mailbox/${id}`)).status).toBe(404)
  }
})

test('nobody on another machine sees them, and no other name of this one [D22]', async () => {
  const proved = { [HEADERS.serviceKey]: KEYS.SERVICE_KEY }
  expect((await open('/dev/mailbox', { ...proved, 'x-forwarded-for': '198.51.100.7' })).status).toBe(404)
  expect((await open('/dev/mailbox', { ...proved, 'x-forwarded-for': '127.0.0.1' })).status).toBe(200)
  expect((await open('/dev/mailbox', { ...proved, 'x-forwarded-for': '::1' })).status).toBe(200)
  expect((await open('/dev/mailbox', { host: 'rebound.example' })).status).toBe(404)
})

test('there is no such page in production, nor where mails really leave [D10]', async () => {
  const smtp = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Palier <a@example.com>' }
  for (const config of [{ environment: 'production' as const }, { mail: smtp }]) {
    const other = await startTestApi(testDatabase, { config })
    expect((await open('/dev/mailbox', {}, other.url)).status).toBe(404)
    await other.close()
  }
})

test('the mailbox speaks the language of the browser, or the one that is asked for [I18N-01] [D10]', async () => {
  const french = await open('/dev/mailbox', { 'accept-language': 'fr-CA,en;q=0.5' })
  expect(french.text).toContain('<html lang="fr">')
  const english = await open('/dev/mailbox', { 'accept-language': 'en-CA,fr;q=0.5' })
  expect(english.text).toContain('<h1>Outbox</h1>')
  const switched = await open('/dev/mailbox?language=fr', { 'accept-language': 'en' })
  expect(switched.text).toContain('<a href="/dev/mailbox?language=en" lang="en" hreflang="en">English</a>')
  const path = /href="(\/dev\/mailbox\/[^"]+)"/.exec(english.text)?.[1] ?? ''
  expect((await open(path)).text).toContain('<a href="/dev/mailbox?language=en">Outbox</a>')
})
