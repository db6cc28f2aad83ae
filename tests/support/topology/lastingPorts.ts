import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below what systems give to outgoing connections: nobody takes one while its listener restarts.
const FIRST = 20_000
const LAST = 32_000
const MOST_TRIES = 200

/** So many different ports that nobody listens on. */
export async function lastingPorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  for (let tries = 0; ports.size < count; tries += 1) {
    if (tries === MOST_TRIES) throw new Error('No ports are free.')
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (isListening) await new Promise((done) => server.close(done))
  return isListening
}
