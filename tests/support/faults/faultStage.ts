import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { seedDataDirectory } from '../../../scripts/lib/seededData.mjs'
import { type Service, startService } from '../../../scripts/lib/services.mjs'
import { type FaultProxy, startFaultProxy } from './faultProxy.ts'
import { createPerson, type Person } from '../people/person.ts'
import { projectRoot } from '../sources.ts'

const SKEWABLE = `--import=${pathToFileURL(join(projectRoot, 'tests/support/skewClock.mjs')).href}`

const ENVIRONMENT = {
  NODE_ENV: 'test',
  GUESTS_PER_HOUR: '10000',
  POINTS_PER_SECOND: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  TICK_SECONDS: '600',
  TOKEN_SECRET: 'a-token-secret-of-the-tests-0123456789',
  SESSION_SECRET: 'a-session-secret-of-the-tests-0123456789',
  SERVICE_KEY: 'a-service-key-of-the-tests-0123456789',
  PASSWORD_PEPPER: '1:a-pepper-of-the-tests-0123456789-abcdef',
  NODE_OPTIONS: SKEWABLE,
}

export type FaultStage = {
  url: string
  proxy: FaultProxy
  /** A guest, who is signed in unless told otherwise. */
  person: Person
  /** What the bff has logged. */
  lines: string[]
  /** A metric of the bff by its name and labels as they are written; 0 where it is not told yet. */
  metric(name: string): Promise<number>
  /** Of the bff. */
  residentMegabytes(): number
  /** Sets the clock of the api wrong by so much. */
  skewApi(milliseconds: number): Promise<void>
  /** Another bff before the same api, whose clock is wrong by so much. */
  startSkewedBff(milliseconds: number): Promise<{ url: string; stop(): Promise<unknown> }>
  stop(): Promise<void>
}

/** The built product with a place between its services where calls fail as they are told to. */
export async function startFaultStage(
  environment: Record<string, string> = {},
  { isSignedIn = true } = {},
): Promise<FaultStage> {
  const directory = mkdtempSync(join(tmpdir(), 'palier-faults-'))
  if (!environment.DATABASE_URL) await seedDataDirectory(directory)
  const [apiPort, port, metricsPort] = [await freePort(), await freePort(), await freePort()]
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const shared = { ...ENVIRONMENT, DATA_DIR: directory, PUBLIC_URL: `http://localhost:${port}`, ...environment }
  const lines: string[] = []
  const proxy = await startFaultProxy(apiUrl)
  const api = startService('api', { ...shared, API_PORT: String(apiPort) })

  function startBff(ownPort: number, own: Record<string, string>): Service {
    const keep = (_room: string, line: string) => void lines.push(line)
    return startService('bff', { ...shared, PORT: String(ownPort), ...own }, keep)
  }
  const bff = startBff(port, { API_URL: proxy.url, METRICS_PORT: String(metricsPort) })
  const url = `http://localhost:${port}`
  const person = createPerson(url)

  async function stop(): Promise<void> {
    await Promise.all([bff.stop(), api.stop()])
    await proxy.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await Promise.all([api.ready(`${apiUrl}/readyz`), bff.ready(`http://127.0.0.1:${port}/readyz`)])
    if (isSignedIn) await person.signInAsGuest()
  } catch (error) {
    await stop()
    throw error
  }

  return {
    url,
    proxy,
    person,
    lines,
    async metric(name) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
      return Number(line?.split(' ')[1] ?? 0)
    },
    residentMegabytes() {
      const status = readFileSync(`/proc/${bff.child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    },
    async skewApi(skewMilliseconds) {
      const heard = once(api.child, 'message')
      api.child.send({ skewMilliseconds })
      await heard
    },
    async startSkewedBff(milliseconds) {
      const ownPort = await freePort()
      const own = startBff(ownPort, { API_URL: apiUrl, SKEW_MILLISECONDS: String(milliseconds) })
      await own.ready(`http://127.0.0.1:${ownPort}/readyz`)
      return { url: `http://localhost:${ownPort}`, stop: own.stop }
    },
    stop,
  }
}
