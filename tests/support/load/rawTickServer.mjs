// The floor of a fan-out: one text, made once, for every socket, so many times a second. Says its port to its parent.
import { setInterval } from 'node:timers'
import { WebSocketServer } from 'ws'

const [ticksASecond, bytes] = process.argv.slice(2).map(Number)
const text = 'x'.repeat(bytes)
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })

sockets.on('listening', () => process.send?.(sockets.address().port))
process.on('disconnect', () => process.exit())
setInterval(() => {
  for (const socket of sockets.clients) socket.send(text)
}, 1000 / ticksASecond)
