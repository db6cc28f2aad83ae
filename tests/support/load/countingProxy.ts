import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `wave` is 1 for a call that was made before any answer came, 2 for one that waited for an answer, and so on. */
export type CountedCall = { path: string; wave: number }

const STILL_MILLISECONDS = 80

/**
 * Stands between the bff and the api and writes down the calls to paths that `counts` says. Their answers are held back
 * until no further call has come for a moment: a call in the second wave waited for the first, however quick the api is.
 * Other calls pass as if they were not there, for what timers ask would begin a wave in the middle of another.
 */
export async function startCountingProxy(target: string, counts: (path: string) => boolean) {
  const upstream = new URL(target)
  let calls: CountedCall[] = []
  let wave = 1
  let held: (() => void)[] = []
  let stillness: NodeJS.Timeout | undefined

  function waitForStillness() {
    clearTimeout(stillness)
    stillness = setTimeout(() => {
      // An answer that was asked for before the calls were last taken ends no wave of those since.
      if (calls.length > 0) wave += 1
      const releases = held
      held = []
      for (const next of releases) next()
    }, STILL_MILLISECONDS)
  }

  function forward(incoming: IncomingMessage, answer: ServerResponse) {
    const path = incoming.url ?? ''
    const isCounted = counts(path)
    if (isCounted) {
      calls.push({ path, wave })
      if (held.length > 0) waitForStillness()
    }
    const outgoing = request(
      { host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers: incoming.headers },
      (received) => {
        const pass = () => {
          answer.writeHead(received.statusCode ?? 502, received.headers)
          received.pipe(answer)
        }
        if (!isCounted) return pass()
        held.push(pass)
        waitForStillness()
      },
    )
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  }

  const server = createServer(forward)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    /** The calls since the last time this was asked; the next one starts a first wave. */
    take(): CountedCall[] {
      const taken = calls
      calls = []
      wave = 1
      return taken
    },
    async stop() {
      clearTimeout(stillness)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
