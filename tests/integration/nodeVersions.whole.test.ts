import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { seedDataDirectory } from '../../scripts/lib/seededData.mjs'
import { startService } from '../../scripts/lib/services.mjs'
import { projectRoot } from '../support/sources.ts'

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { engines: { node: string } }
const oldest = manifest.engines.node.replace('>=', '')

const SECRETS = {
  TOKEN_SECRET: 'a-token-secret-of-the-versions-0123456789',
  SESSION_SECRET: 'a-session-secret-of-the-versions-0123456789',
  SERVICE_KEY: 'a-service-key-of-the-versions-0123456789',
  PASSWORD_PEPPER: '1:a-pepper-of-the-versions-0123456789-abcd',
}

const GUEST = `mutation { signInAsGuest(input: {}) { __typename ... on SignInAsGuestPayload { viewer { userId } } } }`

/** Starts both services on a Node of this version, which npx installs outside of the project. */
async function startOn(version: string): Promise<string> {
  const node = execFileSync('npx', ['--yes', '-p', `node@${version}`, '--', 'node', '-p', 'process.execPath'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  }).trim()
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${version}\\b`))
  const folder = mkdtempSync(join(tmpdir(), 'palier-versions-'))
  await seedDataDirectory(folder)
  const [port, apiPort] = [await freePort(), await freePort()]
  const shared = { ...SECRETS, NODE_ENV: 'test', DATA_DIR: folder, HUMAN_CHECK: 'off' }
  const api = startService('api', { ...shared, API_PORT: String(apiPort), PORT: String(port) }, undefined, node)
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const bff = startService('bff', { ...shared, PORT: String(port), API_URL: apiUrl }, undefined, node)
  onTestFinished(async () => {
    await Promise.all([bff.stop(), api.stop()])
    rmSync(folder, { recursive: true, force: true })
  })
  await Promise.all([api.ready(`${apiUrl}/readyz`), bff.ready(`http://127.0.0.1:${port}/readyz`)])
  return `http://localhost:${port}`
}

test.each([oldest, '22', '24'])(
  'on Node %s the site starts, lets a guest in and serves a page [OPS-3]',
  async (version) => {
    const url = await startOn(version)
    const ask = (query: string, cookie = '') =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', origin: url, cookie },
        body: JSON.stringify({ query }),
      })
    const entered = await ask(GUEST)
    expect(await entered.json()).toMatchObject({ data: { signInAsGuest: { __typename: 'SignInAsGuestPayload' } } })
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    expect(await (await ask('{ viewer { userId } }', cookie)).json()).toMatchObject({
      data: { viewer: { userId: expect.any(String) } },
    })
    const page = await fetch(url, { headers: { accept: 'text/html', cookie } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')])
  },
)
