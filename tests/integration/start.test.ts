import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { projectRoot } from '../support/sources.ts'

const running = new Set<() => Promise<unknown>>()
const folders = new Set<string>()

afterAll(async () => {
  await Promise.all([...running].map((stop) => stop()))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'palier-start-'))
  folders.add(folder)
  return folder
}

/** Runs npm start as a person would, without any variable but where to put things. */
async function start(dataDirectory: string, environment: Record<string, string> = {}) {
  const [port, apiPort] = [await freePort(), await freePort()]
  const child = spawn('npm', ['start'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDirectory,
      PORT: String(port),
      API_PORT: String(apiPort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('exit', (code) => done({ code, said })),
  )
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null) child.kill(signal)
    const end = await ended
    running.delete(stop)
    return end
  }
  running.add(stop)

  const heard = (words: string) =>
    new Promise<void>((done) => {
      const check = () => {
        if (!said.includes(words)) return
        listeners.delete(check)
        done()
      }
      listeners.add(check)
      check()
    })
  const ready = Promise.race([
    heard(`Palier is ready: http://localhost:${port}`),
    ended.then((end) => Promise.reject(new Error(`it ended with ${end.code}: ${end.said}`))),
  ])
  ready.catch(() => {})
  return { url: `http://localhost:${port}`, ready, ended, stop }
}

describe('a start on nothing', () => {
  let folder: string
  let first: Awaited<ReturnType<typeof start>>

  beforeAll(async () => {
    folder = newFolder()
    first = await start(folder)
    await first.ready
  })
  test('serves the product', async () => {
    const page = await fetch(first.url, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toContain('no-cache')
    expect(await page.text()).toContain('<html')
  })

  test('the generated secrets are readable by their owner only', () => {
    for (const name of ['SESSION_SECRET', 'TOKEN_SECRET', 'SERVICE_KEY', 'PASSWORD_PEPPER']) {
      expect(statSync(join(folder, 'secrets', name)).mode & 0o777).toBe(0o600)
    }
  })

  test('a build beside a running site is refused, and its pages keep their files [OPS-9]', async () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', '--force'], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Palier is running from this folder \(process \d+\).*Stop it first\.$/m)
    const page = await fetch(first.url, { headers: { accept: 'text/html' } }).then((answer) => answer.text())
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
    expect((await fetch(first.url + asset)).status).toBe(200)
  })

  test('a second process on the same data is refused with a sentence that names the folder', async () => {
    const second = await start(folder)
    const { code, said } = await second.ended
    expect(code).not.toBe(0)
    expect(said).toContain(folder)
    expect(await fetch(`${first.url}/readyz`).then(({ status }) => status)).toBe(200)
  })

  test('a port that is taken ends the start at once, with one sentence that names the variable', async () => {
    const second = await start(newFolder(), { PORT: new URL(first.url).port })
    const { code, said } = await second.ended
    expect(code).not.toBe(0)
    expect(said).not.toContain('Palier is ready')
    const sentences = said.split('\n').filter((line) => line.includes(new URL(first.url).port))
    expect(sentences).toEqual([
      expect.stringMatching(/^PORT \d+: Palier is running already\. Stop it, or choose another PORT/),
    ])
    expect(said).not.toMatch(/EADDRINUSE|\{|Building/)
  })

  test('stops cleanly on SIGTERM and on Ctrl-C, starts again on the same data, and said the first password in a line of its own [GEN-01]', async () => {
    const { code, said } = await first.stop('SIGTERM')
    expect(code).toBe(0)
    expect(said.trimEnd()).toMatch(/\nPalier has stopped\.$/)
    expect(said).toMatch(/^The first administrator is \S+, password \S+, kept in \S+$/m)
    const again = await start(folder)
    await again.ready
    expect((await again.stop('SIGINT')).code).toBe(0)
  })
})

test('all that keeps it from starting is told at once, a sentence each, and nothing is made up', async () => {
  const { ended } = await start(newFolder(), {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SMPT_URL: 'smtp://x',
    TICK_SECONDS: 'soon',
    SIM_SESSION: 'sometimes',
  })
  const { code, said } = await ended
  expect(code).not.toBe(0)
  const lines = said.split('\n')
  for (const sentence of [
    /SESSION_SECRET/,
    /^The database of DATABASE_URL does not answer/,
    /SMPT_URL is not a known variable: did you mean SMTP_URL\?/,
    /TICK_SECONDS/,
    /SIM_SESSION/,
  ]) {
    expect
      .soft(
        lines.filter((line) => sentence.test(line)),
        String(sentence),
      )
      .toHaveLength(1)
  }
  expect(said).not.toMatch(/Building|"level"/)
})

test('without a folder that can be written nothing else is told', async () => {
  const { code, said } = await start(newFolder(), { DATA_DIR: '/dev/null/palier' }).then(({ ended }) => ended)
  expect(code).not.toBe(0)
  expect(said.trim()).toMatch(/^DATA_DIR \/dev\/null\/palier is not writable[^\n]*$/m)
  expect(said).not.toMatch(/Building|"level"/)
})
