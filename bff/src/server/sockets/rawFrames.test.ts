import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { sendText } from './rawFrames.ts'

test('S6 every text arrives as it was sent and in its order, among what the library sends', async () => {
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer()
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'y'.repeat(126),
    '{"price":"1,5 é"}',
    'z'.repeat(65_535),
    'w'.repeat(65_536),
    '{"last":1}',
  ]
  server.on('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, (socket) => {
      for (const text of texts) {
        sendText(socket, wire, text)
        socket.send(`library ${text.length}`)
      }
      socket.close()
      sendText(socket, wire, 'after the end')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received: string[] = []
  reader.on('message', (data) => received.push(String(data)))
  const [code] = await once(reader, 'close')
  expect(received).toEqual(texts.flatMap((text) => [text, `library ${text.length}`]))
  expect(code).toBe(1005)
  await new Promise((done) => server.close(done))
})
