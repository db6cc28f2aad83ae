import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { startRedis } from '../../../scripts/lib/redis.mjs'
import { type Service, startService } from '../../../scripts/lib/services.mjs'
import { lastingPorts } from './lastingPorts.ts'
import { createPerson, type Person } from '../people/person.ts'
import { startReverseProxy } from './reverseProxy.ts'

const KEYS = {
  TOKEN_SECRET: 'a-token-secret-of-the-tests-0123456789',
  SESSION_SECRET: 'a-session-secret-of-the-tests-0123456789',
  SERVICE_KEY: 'a-service-key-of-the-tests-0123456789',
  PASSWORD_PEPPER: '1:a-pepper-of-the-tests-0123456789-abcdef',
}

/** One process of the two of its kind. */
export type Member = {
  name: string
  /** Past the proxy. */
  url: string
  start(): Promise<void>
  /** By SIGTERM; answers how it ended and how long that took. */
  stop(): Promise<{ code: number | null; milliseconds: number }>
  /** As a power cut ends it. */
  kill(): Promise<void>
  /** The sum of a metric over those of its labels that match; 0 where it is not told. */
  metric(name: string, label?: string): Promise<number>
}

export type Topology = {
  /** Where a browser goes: the proxy. */
  url: string
  /** Where a browser that does not know better is sent on to it. */
  plainUrl: string
  apis: readonly [Member, Member]
  bffs: readonly [Member, Member]
  dataDirectory: string
  /** Every line that any process has logged so far. */
  lines: string[]
  tickMilliseconds: number
  /** As a power cut ends it, and as it comes back: with nothing. */
  redis: { stop(): Promise<void>; start(): Promise<void> }
  /** Somebody who comes through the proxy. */
  person(): Person
  /** The same person at one of the bffs, past the proxy. */
  personAt(bff: Member, person: Person): Person
  stop(): Promise<void>
}

/**
 * What compose.yaml describes, without containers: two built apis and two built bffs over one PostgreSQL and one Redis,
 * behind nginx. Both apis start at once on an empty database.
 */
export async function startTopology(environment: Record<string, string> = {}): Promise<Topology> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'palier-topology-'))
  const lines: string[] = []
  const [redisPort = 0, httpsPort = 0, httpPort = 0, apiPort = 0, ...ports] = await lastingPorts(12)
  const [api1 = 0, api2 = 0, bff1 = 0, bff2 = 0, metrics1 = 0, metrics2 = 0, metrics3 = 0, metrics4 = 0] = ports
  const [postgres, firstRedis] = await Promise.all([startPostgres(), startRedis({ port: redisPort })])
  let redis = firstRedis
  const proxy = await startReverseProxy({
    ...{ httpsPort, httpPort, apiPort },
    apiPorts: [api1, api2],
    bffPorts: [bff1, bff2],
  })
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    HUMAN_CHECK: 'off',
    INVITATION_REQUIRED: 'false',
    GUESTS_PER_HOUR: '10000',
    REQUESTS_PER_MINUTE: '1000000',
    POINTS_PER_SECOND: '1000000',
    TICK_SECONDS: '1',
    TRUSTED_PROXY: '127.0.0.1',
    PUBLIC_URL: proxy.url,
    DATA_DIR: dataDirectory,
    REDIS_URL: redis.url,
    ...KEYS,
    ...environment,
  }

  function memberOf(room: 'api' | 'bff', number: number, port: number, metricsPort: number): Member {
    const own = room === 'api' ? { API_PORT: String(port), DATABASE_URL: postgres.url } : { PORT: String(port) }
    const url = `http://127.0.0.1:${port}`
    let service: Service | null = null
    return {
      name: `${room}-${number}`,
      url,
      async start() {
        const settings = { ...shared, ...own, API_URL: proxy.apiUrl, METRICS_PORT: String(metricsPort) }
        service = startService(room, settings, (_room, line) => void lines.push(line))
        await service.ready(`${url}/readyz`)
      },
      async stop() {
        const began = performance.now()
        const { code } = (await service?.stop()) ?? { code: null }
        return { code, milliseconds: performance.now() - began }
      },
      async kill() {
        service?.child.kill('SIGKILL')
        await service?.ended
      },
      metric: async (name, label = '') => sumOf(await textOf(`http://127.0.0.1:${metricsPort}/metrics`), name, label),
    }
  }
  const apis = [memberOf('api', 1, api1, metrics1), memberOf('api', 2, api2, metrics2)] as const
  const bffs = [memberOf('bff', 1, bff1, metrics3), memberOf('bff', 2, bff2, metrics4)] as const

  async function stop() {
    await Promise.all([...apis, ...bffs].map((member) => member.stop()))
    await proxy.stop()
    await Promise.all([postgres.stop(), redis.stop()])
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  try {
    await Promise.all([...apis, ...bffs].map((member) => member.start()))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...{ url: proxy.url, plainUrl: proxy.plainUrl, apis, bffs, dataDirectory, lines, stop },
    redis: {
      stop: () => redis.stop(),
      async start() {
        redis = await startRedis({ port: redisPort })
      },
    },
    tickMilliseconds: Number(shared.TICK_SECONDS) * 1000,
    person: () => createPerson(proxy.url, { authority: proxy.authority }),
    personAt: (bff, { cookie }) => createPerson(bff.url, { cookie }),
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url).catch(() => null)
  return answer === null ? '' : answer.text()
}

/** Lines such as `name{call="…",status="200"} 3`. */
function sumOf(text: string, name: string, label: string): number {
  const values = text
    .split('\n')
    .filter((line) => (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && line.includes(label))
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
  return values.reduce((sum, value) => sum + value, 0)
}
