import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@palier/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../scripts/lib/services.mjs'
import { ENGINES, prepareEngine } from '../support/engines.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { ADMINISTRATOR, ADMINISTRATOR_SETTINGS } from '../support/people/administrator.ts'
import { OPEN_DOOR } from '../support/people/member.ts'
import { createCaller, outcomeOf } from '../support/restCaller.ts'
import { projectRoot } from '../support/sources.ts'

const { email, password } = ADMINISTRATOR

describe.each(ENGINES)('npm run administrator on %s', (engine) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'palier-administrator-'))
  let prepared: Awaited<ReturnType<typeof prepareEngine>>
  let palier: Palier
  let api: Palier['api']

  beforeAll(async () => {
    prepared = await prepareEngine(engine)
    const settings = { ...OPEN_DOOR, ...ADMINISTRATOR_SETTINGS, DATA_DIR: dataDirectory }
    palier = await startPalier({ ...settings, ...prepared.environment })
    api = palier.api
  })
  afterAll(async () => {
    await api?.stop()
    await palier?.stop()
    await prepared?.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  })

  const login = () => createCaller(palier.apiUrl).post({ call: catalogue.login, input: { email, password, token: '' } })
  const testToken = (token: string) => createCaller(palier.apiUrl, token).post({ call: catalogue.testToken, input: {} })

  function run(...words: string[]) {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDirectory, ...prepared.environment }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/administrator.mjs', ...words], {
      cwd: projectRoot,
      env,
      encoding: 'utf8',
    })
    return { status, said: (stdout + stderr).trim() }
  }

  /** Only one process can open the embedded database; on PostgreSQL the site keeps running. */
  async function runBesideSite(...commands: readonly (readonly [string, string])[]) {
    if (engine === 'PGlite') await api.stop()
    const outcomes = commands.map((words) => run(...words))
    if (engine === 'PostgreSQL') return outcomes
    api = startService('api', palier.apiEnvironment)
    await api.ready(`${palier.apiUrl}/readyz`)
    return outcomes
  }

  test('ban ends the session and refuses every sign-in, and unban allows it again [SPEC-10]', async () => {
    const { user, tokenInfo } = await createCaller(palier.apiUrl).send(catalogue.login, { email, password, token: '' })
    expect(user.email).toBe(email)
    if (engine === 'PGlite') {
      expect(run('ban', email)).toMatchObject({ status: 1, said: expect.stringContaining('in use by another process') })
    }

    expect(await runBesideSite(['ban', 'nobody@exemple.ca'], ['ban', email])).toEqual([
      { status: 1, said: 'No account has the address nobody@exemple.ca.' },
      { status: 0, said: `${email} is banned.` },
    ])
    expect(outcomeOf(await login())).toBe('403 AccountBanned')
    expect(outcomeOf(await testToken(tokenInfo.rawToken))).toBe('401 notAuthenticated')

    expect(await runBesideSite(['unban', email])).toEqual([{ status: 0, said: `${email} is no longer banned.` }])
    expect(outcomeOf(await login())).toBe('200')
    expect(outcomeOf(await testToken(tokenInfo.rawToken))).toBe('401 notAuthenticated')
  }, 120_000)
})
