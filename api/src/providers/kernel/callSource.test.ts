import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callSource, SourceError } from './callSource.ts'

const MARK = 'words-of-the-source'

let answerWith: (response: ServerResponse, request: IncomingMessage) => unknown
let asked: number
let open: number
let url: URL

const server = createServer((request, response) => {
  asked += 1
  open += 1
  response.on('close', () => (open -= 1))
  answerWith(response, request)
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/prices?api_token=good`)
  return () => server.closeAllConnections()
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = 0
  open = 0
})

function ask(): Promise<unknown> {
  return callSource({ source: 'S', url, fetch, deadlineMilliseconds: 150, pause: async () => {} })
}

async function trouble(): Promise<SourceError> {
  const error = await ask().catch((reason: unknown) => reason)
  if (error instanceof SourceError) return error
  throw new Error('it was answered')
}

test.each<[string, typeof answerWith, SourceError['kind'], number]>([
  ['no answer', () => {}, 'unreachable', 3],
  ['a body that hangs', (response) => response.writeHead(200).write('{"a":'), 'unreachable', 3],
  ['a cut connection', (_response, { socket }) => socket.resetAndDestroy(), 'unreachable', 3],
  ['a status of 500', (response) => response.writeHead(500).end(MARK), 'unreachable', 3],
  ['a status of 503', (response) => response.writeHead(503).end(MARK), 'unreachable', 3],
  ['a status of 429', (response) => response.writeHead(429, { 'retry-after': '1' }).end(MARK), 'limited', 3],
  ['a status of 400', (response) => response.writeHead(400).end(MARK), 'refused', 1],
  ['a status of 410', (response) => response.writeHead(410).end(MARK), 'refused', 1],
  ['a way elsewhere', (response) => response.writeHead(302, { location: '/other' }).end(), 'unreachable', 3],
  ['a page', (response) => response.writeHead(200).end(`<html>${MARK}</html>`), 'unreadable', 1],
  ['nothing', (response) => response.writeHead(200).end(), 'unreadable', 1],
  ['half of an answer', (response) => response.writeHead(200).end(`{"a":"${MARK}`), 'unreadable', 1],
  ['an answer without end', (response) => sayWithoutEnd(response), 'unreachable', 3],
])('D7 %s is a trouble of the source, asked again where that may help', async (_name, answer, kind, tries) => {
  answerWith = answer
  const error = await trouble()
  expect([error.kind, asked]).toEqual([kind, tries])
  expect(`${error.message} ${String(error.stack)} ${String(error.cause)}`).not.toMatch(/api_token|words-of/)
  await expect.poll(() => open).toBe(0)
})

test('its own words for what it does not know are no trouble of its own [D7]', async () => {
  answerWith = (response) => response.writeHead(200).end('Ticker Not Found.')
  expect((await trouble()).kind).toBe('notFound')
})

/** More than is read of any answer. */
function sayWithoutEnd(response: ServerResponse): void {
  const block = 'x'.repeat(1024 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(block));
  }
  response.on('drain', more)
  response.on('error', () => {})
  more()
}
