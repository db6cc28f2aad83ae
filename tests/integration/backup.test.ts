import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@palier/contract/catalogue'
import { envelope } from '@palier/contract/kernel/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/lib/services.mjs'
import { ENGINES, prepareEngine } from '../support/engines.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { projectRoot } from '../support/sources.ts'
import { rowsOf } from '../support/whole.ts'

describe.each(rowsOf(ENGINES.toReversed(), 1))('backup and restore on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'palier-backup-'))
  const file = join(folder, 'palier.backup')
  let prepared: Awaited<ReturnType<typeof prepareEngine>>
  let palier: Palier
  let api: Palier['api']

  beforeAll(async () => {
    prepared = await prepareEngine(engine)
    palier = await startPalier({ ...prepared.environment, DATA_DIR: join(folder, 'data') })
    api = palier.api
  })
  afterAll(async () => {
    await api?.stop()
    await palier?.stop()
    await prepared?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function post(path: string, token?: string) {
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await fetch(palier.apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: '{}',
    })
    expect(answer.status).toBe(200)
    return envelope.parse(await answer.json()).data
  }

  async function enter(): Promise<string> {
    const answer = catalogue.loginAsGuest.output.parse(await post(catalogue.loginAsGuest.path))
    return answer.tokenInfo.rawToken
  }

  async function everythingOf(token: string) {
    const { account } = catalogue.exportAccount.output.parse(await post(catalogue.exportAccount.path, token))
    // Rows of one instant stand in no order.
    const inOrder = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).sort() : rows)
    return Object.fromEntries(Object.entries(account).map(([table, rows]) => [table, inOrder(rows)]))
  }

  function npmRun(script: string, ...args: string[]) {
    const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: palier.dataDirectory, ...prepared.environment }
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
      cwd: projectRoot,
      env: environment,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  async function startAgain() {
    api = startService('api', palier.apiEnvironment)
    await api.ready(`${palier.apiUrl}/readyz`)
  }

  test('what a restore brings back is what every person had, to the last figure [D24]', async () => {
    const people = [await enter(), await enter(), await enter()]
    const before = await Promise.all(people.map(everythingOf))
    expect(Object.keys(before[0] ?? {}).length).toBeGreaterThan(3)

    if (engine === 'PGlite') {
      // Files that somebody writes to are no backup: it says so instead of taking a torn one.
      expect(npmRun('backup', file)).toMatchObject({
        status: 1,
        said: expect.stringContaining('in use by another process'),
      })
      await api.stop()
    }
    expect(npmRun('backup', file)).toMatchObject({ status: 0 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(npmRun('backup', file)).toMatchObject({ status: 1, said: expect.stringContaining('never overwrites') })

    if (engine === 'PGlite') await startAgain()
    const late = await enter()
    await api.stop()

    expect(npmRun('restore', file)).toMatchObject({ status: 1, said: expect.stringContaining('--replace') })
    expect(npmRun('restore', join(projectRoot, 'package.json'), '--replace')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/is not a (PostgreSQL )?backup/),
    })
    expect(npmRun('restore', file, '--replace')).toMatchObject({ status: 0, said: expect.stringContaining('Restored') })

    await startAgain()
    expect(await Promise.all(people.map(everythingOf))).toEqual(before)
    // Who came after the backup was taken is not in it.
    const unknown = await fetch(palier.apiUrl + catalogue.testToken.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${late}` },
      body: '{}',
    })
    expect(unknown.status).toBe(401)
  }, 120_000)
})
