import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { seedDataDirectory } from '../../scripts/lib/seededData.mjs'
import { type CountedCall, startCountingProxy } from './load/countingProxy.ts'
import { type Service, startService } from '../../scripts/lib/services.mjs'

export type Palier = {
  /** Where a browser goes. */
  url: string
  apiUrl: string
  serviceKey: string
  /** Every line that either service has logged so far. */
  lines: string[]
  api: Service
  bff: Service
  /** What the api was started with, to start it again. */
  apiEnvironment: Record<string, string>
  dataDirectory: string
  /** The calls from the bff to the api since the last time; empty unless asked to count. */
  takeCalls(): CountedCall[]
  stop(): Promise<void>
}

const KEYS = {
  TOKEN_SECRET: 'a-token-secret-of-the-tests-0123456789',
  SESSION_SECRET: 'a-session-secret-of-the-tests-0123456789',
  SERVICE_KEY: 'a-service-key-of-the-tests-0123456789',
}

export type PalierOptions = {
  /** Which paths of the api are counted, in waves. */
  countCalls?: (path: string) => boolean
  /** What stands between the bff and the api at this address. */
  between?: ((apiUrl: string) => Promise<{ url: string; stop(): Promise<void> }>) | undefined
  /** For the bff alone. */
  bffEnvironment?: Record<string, string>
}

/** Starts the built api and bff on free ports, with a data directory of their own unless one is given. */
export async function startPalier(
  environment: Record<string, string> = {},
  { countCalls, between, bffEnvironment = {} }: PalierOptions = {},
): Promise<Palier> {
  const ownDirectory = environment.DATA_DIR ? null : mkdtempSync(join(tmpdir(), 'palier-'))
  const dataDirectory = environment.DATA_DIR ?? ownDirectory ?? ''
  if (!environment.DATABASE_URL) await seedDataDirectory(dataDirectory)
  const [port, apiPort] = [await freePort(), await freePort()]
  const lines: string[] = []
  const keep = (_room: string, line: string) => void lines.push(line)

  const shared = {
    NODE_ENV: 'test',
    GUESTS_PER_HOUR: '10000',
    REGISTRATIONS_PER_HOUR: '10000',
    POINTS_PER_SECOND: '1000000',
    PASSWORD_PEPPER: '1:a-pepper-of-the-tests-0123456789-abcdef',
    ...KEYS,
    DATA_DIR: dataDirectory,
    ...environment,
  }
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const counting = countCalls ? await startCountingProxy(apiUrl, countCalls) : null
  const proxy = counting ?? (await between?.(apiUrl))
  const url = `http://localhost:${port}`
  const apiEnvironment = { ...shared, API_PORT: String(apiPort), PUBLIC_URL: url }
  const api = startService('api', apiEnvironment, keep)
  const bff = startService(
    'bff',
    { ...shared, PORT: String(port), API_URL: proxy?.url ?? apiUrl, PUBLIC_URL: url, ...bffEnvironment },
    keep,
  )

  async function stop() {
    await Promise.all([bff.stop(), api.stop()])
    await proxy?.stop()
    if (ownDirectory) rmSync(ownDirectory, { recursive: true, force: true })
  }
  try {
    await Promise.all([api.ready(`${apiUrl}/readyz`), bff.ready(`http://127.0.0.1:${port}/readyz`)])
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    apiUrl,
    serviceKey: KEYS.SERVICE_KEY,
    lines,
    api,
    bff,
    apiEnvironment,
    dataDirectory,
    takeCalls: () => counting?.take() ?? [],
    stop,
  }
}
