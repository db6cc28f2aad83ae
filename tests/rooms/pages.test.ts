import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Palier, startPalier } from '../support/palier.ts'

let palier: Palier

beforeAll(async () => {
  palier = await startPalier({ PUBLIC_URL: 'https://palier.example', CONTACT_EMAIL: 'bonjour@palier.example' })
})
afterAll(() => palier?.stop())

async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers: received, body } = await request(palier.url + path, { method, headers })
  return { status: statusCode, headers: received, text: await body.text() }
}

/** What a preview of a link reads of a page: the address is all that it knows. */
async function previewOf(path: string, headers: Record<string, string> = {}) {
  const { status, text } = await get(path, { 'user-agent': 'Slackbot-LinkExpanding 1.0', accept: '*/*', ...headers })
  const found = [...text.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)" \/>/g)]
  const links = [...text.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)" \/>/g)]
  return {
    status,
    title: /<title>(.*)<\/title>/.exec(text)?.[1],
    language: /<html lang="(\w+)">/.exec(text)?.[1],
    meta: Object.fromEntries(found.map(([, name = '', content = '']) => [name, content])),
    links: Object.fromEntries(links.map(([, rel = '', language, href = '']) => [language ?? rel, href])),
  }
}

const EXISTING = [
  '/',
  '/login',
  '/list/9f',
  '/list/9f/3',
  '/stock/12',
  '/costBase',
  '/costBase/2025',
  '/resetPassword/form',
]

test('finding D1: the built pages answer curl, a monitor and a browser alike; what is none is 404', async () => {
  for (const path of EXISTING) {
    expect((await get(path)).status, path).toBe(200)
    expect((await get(path, { accept: '*/*' }, 'HEAD')).status, path).toBe(200)
  }
  for (const path of ['/nothing', '/list', '/Login', '/dev/style']) {
    const { status, text } = await get(path, { accept: '*/*' })
    expect([status, text.includes('<div id="root">')], path).toEqual([404, true])
  }
})
