import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

const SENTENCE = 'These tests need redis-server: install the package of that name.'

export type TestRedis = Awaited<ReturnType<typeof startRedis>>

/** A Redis of its own on a free port, which keeps nothing. */
export async function startRedis() {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'palier-redis-'))
  let running = await startServer(port, folder)
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url, { lazyConnect: true })
  client.on('error', () => {})

  return {
    url,
    /** To look at what is there. */
    client,
    /** Another way to it, which can be cut. */
    line: () => startLine(port),
    kill: () => end(running, 'SIGKILL'),
    async restart(): Promise<void> {
      running = await startServer(port, folder)
    },
    /** It answers nothing, and says nothing of it. */
    freeze: () => running.kill('SIGSTOP'),
    thaw: () => running.kill('SIGCONT'),
    async stop(): Promise<void> {
      client.disconnect()
      await end(running, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(port: number, folder: string): Promise<ChildProcess> {
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' }
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  // Tests that fail on their way must leave none behind.
  const endToo = () => void server.kill('SIGKILL')
  process.once('exit', endToo)
  server.once('exit', () => process.off('exit', endToo))
  await new Promise<void>((done, fail) => {
    let said = ''
    server.once('error', (cause) => fail(new Error(SENTENCE, { cause })))
    server.once('exit', () => fail(new Error(`redis-server has ended:\n${said}`)))
    server.stdout.on('data', (piece) => {
      said += String(piece)
      if (said.includes('Ready to accept connections')) done()
    })
  })
  return server
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

async function startLine(port: number) {
  const pairs = new Set<[Socket, Socket]>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (piece) => {
        if (!isCut) other.write(piece)
      })
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on nothing gets through, and neither end is told. */
    cut: () => void (isCut = true),
    mend(): void {
      isCut = false
      for (const [near] of pairs) near.destroy()
    },
    stop(): void {
      server.close()
      for (const [near] of pairs) near.destroy()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
