import { Writable } from 'node:stream'
import { createLog } from '@palier/service/log'
import type { Config } from '../config/config.ts'
import { type Overrides, startBff } from '../start.ts'
import { startUpstream, type Upstream } from './upstream.ts'
import { SERVICE_KEY } from './upstreamData.ts'

const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  apiUrl: 'http://127.0.0.1:1',
  redisUrl: null,
  sessionSecrets: ['a-session-secret-of-the-tests-0123456789'],
  serviceKeys: [SERVICE_KEY],
  tickSeconds: 3600,
  // Enough for whatever a test does at once.
  pointsPerSecond: 1_000_000,
  publicUrl: null,
  contactEmail: null,
  trustedProxies: [],
  outsideServices: [],
  metricsPort: null,
  traceProtocol: null,
  logLevel: 'info',
  environment: 'test',
}

/** The whole service on a free port before a small upstream, its own unless it is given one; `stop` ends both. */
export async function startTestBff(config: Partial<Config> = {}, overrides: Overrides = {}, given?: Upstream) {
  const upstream = given ?? (await startUpstream())
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const bff = await startBff(
    { ...testConfig, apiUrl: upstream.url, ...config },
    { log: createLog('info', destination), webFolder: '/nonexistent', persistedFile: '/nonexistent', ...overrides },
  )
  return {
    url: bff.url,
    metricsUrl: bff.metricsUrl,
    upstream,
    services: bff.services,
    /** What was logged so far. */
    lines,
    async stop() {
      await bff.close()
      await upstream.stop()
    },
  }
}

export type TestBff = Awaited<ReturnType<typeof startTestBff>>
