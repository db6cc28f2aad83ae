import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { seedDataDirectory } from '../../../scripts/lib/seededData.mjs'
import { sentenceOf, type Service, startService } from '../../../scripts/lib/services.mjs'
import { type Engine, prepareEngine } from '../engines.ts'

// What the kernel takes as the wish to measure the highest mark anew.
const RESET_PEAK = '5'
const CLOCK_TICKS_A_SECOND = 100

/** The built api alone, which may be killed and started again on what it has kept. */
export type LoneApi = {
  engine: Engine
  url: string
  dataDirectory: string
  environment: Record<string, string>
  /** Its present process. */
  child(): ChildProcess
  /** Every line that it has logged so far. */
  lines: string[]
  /** Ends it as a power cut of its own: nothing in it has a chance to run. */
  kill(): Promise<void>
  /** Starts it again, and answers after how many milliseconds it was ready. */
  startAgain(): Promise<number>
  /** What the process holds now and has held at most since the last time, in bytes. */
  takeMemory(): { resident: number; peak: number }
  /** Processor time of the process so far, without a database server. */
  cpuSeconds(): number
  /** Has a second process try to open the same data, and answers what it says at its end. */
  sentencesOfTwin(): Promise<string>
  stop(): Promise<void>
}

type Options = { environment?: Record<string, string>; dataDirectory?: string; databaseUrl?: string }

export async function startLoneApi(engine: Engine, options: Options = {}): Promise<LoneApi> {
  const ownDirectory = options.dataDirectory === undefined ? mkdtempSync(join(tmpdir(), 'palier-alone-')) : null
  const dataDirectory = options.dataDirectory ?? ownDirectory ?? ''
  const isGiven = options.databaseUrl !== undefined
  const prepared = isGiven ? { environment: {}, stop: async () => {} } : await prepareEngine(engine)
  if (engine === 'PGlite') await seedDataDirectory(dataDirectory)
  const port = await freePort()
  const environment = {
    NODE_ENV: 'test',
    HUMAN_CHECK: 'off',
    INVITATION_REQUIRED: 'false',
    GUESTS_PER_HOUR: '10000',
    REGISTRATIONS_PER_HOUR: '10000',
    REQUESTS_PER_MINUTE: '1000000',
    // Prices stay what they are for longer than a test lasts.
    TICK_SECONDS: '3600',
    LOG_LEVEL: 'warn',
    TOKEN_SECRET: 'a-token-secret-of-the-tests-0123456789',
    SERVICE_KEY: 'a-service-key-of-the-tests-0123456789',
    PASSWORD_PEPPER: '1:a-pepper-of-the-tests-0123456789-abcdef',
    DATA_DIR: dataDirectory,
    API_PORT: String(port),
    ...prepared.environment,
    ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
    ...options.environment,
  }
  const url = `http://127.0.0.1:${port}`
  const lines: string[] = []
  let service: Service = start()

  function start(): Service {
    return startService('api', environment, (_room, line) => void lines.push(line))
  }
  async function stop() {
    await service.stop()
    await prepared.stop()
    if (ownDirectory) rmSync(ownDirectory, { recursive: true, force: true })
  }
  try {
    await service.ready(`${url}/readyz`)
  } catch (error) {
    await stop()
    throw error
  }

  return {
    engine,
    url,
    dataDirectory,
    environment,
    child: () => service.child,
    lines,
    async kill() {
      service.child.kill('SIGKILL')
      await service.ended
    },
    async startAgain() {
      const started = performance.now()
      service = start()
      await service.ready(`${url}/readyz`)
      return performance.now() - started
    },
    takeMemory() {
      const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8')
      const bytesOf = (name: string) => 1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
      writeFileSync(`/proc/${service.child.pid}/clear_refs`, RESET_PEAK)
      return { resident: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }
    },
    cpuSeconds() {
      const stat = readFileSync(`/proc/${service.child.pid}/stat`, 'utf8')
      const [utime = 0, stime = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number)
      return (utime + stime) / CLOCK_TICKS_A_SECOND
    },
    async sentencesOfTwin() {
      const said: string[] = []
      const twin = startService('api', { ...environment, API_PORT: String(await freePort()) }, (_room, line) => {
        said.push(sentenceOf(line))
      })
      const { code } = await Promise.race([twin.ended, twin.ready(url).then(() => ({ code: 0 }))])
      await twin.stop()
      return code === 0 ? 'it started' : said.join('\n')
    },
    stop,
  }
}
