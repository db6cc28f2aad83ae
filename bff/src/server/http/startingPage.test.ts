import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { request } from 'undici'
import { startTestBff } from '../../testing/startTestBff.ts'
import { writeFolder } from '../../testing/temporaryFiles.ts'

const PAGES = { '/': 'Home', '/login': 'Login' }

/** An api that only says whether it is ready. */
async function startReadiness() {
  const readiness = { isReady: false, url: '' }
  const server = createServer((incoming, response) => {
    const isReady = incoming.url !== '/readyz' || readiness.isReady
    response.writeHead(isReady ? 200 : 503).end(isReady ? '{}' : '{"missing":["database"]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  readiness.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return readiness
}

function writeClient() {
  const texts = (title: string) => ({ title, description: null })
  const site = { tagline: 'tagline', picture: 'picture', needsScript: 'needs scripts' }
  const pages = Object.entries(PAGES).map(([path, title]) => ({
    path,
    fr: texts(title),
    en: texts(title),
    start: null,
  }))
  return writeFolder({
    'index.html': '<html lang="fr"><head><title>Palier</title></head><body><div id="root"></div></body></html>',
    '.vite/pages.json': JSON.stringify({ fr: site, en: site, pages }),
  })
}

test('until the api is ready for the first time a page says so and reloads itself, and later outages change nothing [OPS-14]', async () => {
  const readiness = await startReadiness()
  const bff = await startTestBff({ apiUrl: readiness.url }, { webFolder: writeClient() })
  onTestFinished(() => bff.stop())
  const get = async (path: string) => {
    const { statusCode, headers, body } = await request(bff.url + path, { headers: { accept: 'text/html' } })
    return { status: statusCode, headers, text: await body.text() }
  }

  const waiting = await get('/login?lang=en')
  expect([waiting.status, waiting.headers['retry-after'], waiting.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ])
  expect(waiting.text).toContain('<html lang="en">')
  expect(waiting.text).toContain('<meta http-equiv="refresh" content="2" />')
  expect((await get('/')).text).toContain('Palier démarre')

  readiness.isReady = true
  expect((await get('/login')).text).toContain('<div id="root">')
  readiness.isReady = false
  expect((await get('/login')).status).toBe(200)
})
