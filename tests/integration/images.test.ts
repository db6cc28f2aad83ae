import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sourceStamp, writeStamp } from '../../scripts/lib/buildStamp.mjs'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { seedDataDirectory } from '../../scripts/lib/seededData.mjs'
import { type Image, performStages } from '../support/images/performStages.ts'
import { projectRoot } from '../support/sources.ts'

// On the disk of the package store, which can then be linked instead of copied.
const parent = mkdtempSync('/var/tmp/palier-images-')
const running: ChildProcess[] = []
const isRoot = process.getuid?.() === 0

const SECRETS = {
  TOKEN_SECRET: 'a-token-secret-of-the-images-0123456789',
  SESSION_SECRET: 'a-session-secret-of-the-images-0123456789',
  SERVICE_KEY: 'a-service-key-of-the-images-0123456789',
  PASSWORD_PEPPER: '1:a-pepper-of-the-images-0123456789-abcdef',
}

let images: Map<string, Image>

beforeAll(() => {
  chmodSync(parent, 0o755)
  images = performStages(parent, reuseBuild)
})

afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(parent, { recursive: true, force: true })
})

/**
 * Supplies the build of the project if the stage contains the same sources: the build script then finds nothing to do.
 * The long form of the tests builds again.
 */
function reuseBuild(command: string, folder: string): void {
  if (!command.includes('scripts/build.mjs') || process.env.TESTS === 'whole') return
  const stamp = execFileSync(
    process.execPath,
    ['--eval', "import('./scripts/lib/buildStamp.mjs').then((stamp) => console.log(stamp.sourceStamp()))"],
    { cwd: folder, encoding: 'utf8' },
  ).trim()
  expect(stamp, 'the Dockerfile copies every file that goes into a build').toBe(sourceStamp())
  for (const output of ['api/dist', 'bff/dist', 'web/dist'])
    cpSync(join(projectRoot, output), join(folder, output), { recursive: true })
  writeStamp(stamp, folder)
}

function imageOf(name: string): Image {
  const image = images.get(name)
  if (!image) throw new Error(`No stage ${name}`)
  return image
}

/** Starts the image's own command as its user, who owns nothing of it but the data folder. */
function startImage(name: string, environment: Record<string, string>): string[] {
  const image = imageOf(name)
  const [, ...args] = image.command
  const [uid, gid] = image.user.split(':').map(Number)
  const child = spawn(process.execPath, args, {
    cwd: join(image.folder, image.workdir),
    env: { ...image.environment, DATA_DIR: dataFolderOf(image), HOST: '127.0.0.1', TMPDIR: '/nowhere', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid, gid }),
  })
  running.push(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
  return lines
}

const dataFolderOf = ({ folder, environment }: Image) => join(folder, environment.DATA_DIR ?? '')

/** Whether the image's own health check passes, on the port that the test has chosen. */
function isHealthy(name: string, port: number): Promise<boolean> {
  const { folder, workdir, healthcheck } = imageOf(name)
  const child = spawn(process.execPath, [healthcheck[1] ?? '', String(port)], { cwd: join(folder, workdir) })
  return once(child, 'exit').then(([code]) => code === 0)
}

test('the images build from the copied files alone, and serve a page as a numeric user who can write to DATA_DIR only [OPS-1] [OPS-3]', async () => {
  const [port, apiPort] = [await freePort(), await freePort()]
  const data = dataFolderOf(imageOf('api'))
  await seedDataDirectory(data)
  for (const name of ['api', 'bff']) {
    const { folder, user } = imageOf(name)
    expect(user).toMatch(/^[1-9]\d+:[1-9]\d+$/)
    if (isRoot) execFileSync('chown', ['--recursive', user, dataFolderOf(imageOf(name))])
    else execFileSync('find', [join(folder, 'palier'), '-type', 'd', '-exec', 'chmod', 'a-w', '{}', '+'])
  }
  const shared = { ...SECRETS, PUBLIC_URL: `http://localhost:${port}`, ALLOW_SANDBOX_IN_PRODUCTION: '1' }
  const api = startImage('api', { ...shared, API_PORT: String(apiPort), ADMIN_PASSWORD: 'Images-0123456789-aB' })
  const bff = startImage('bff', { ...shared, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` })

  await vi
    .waitUntil(() => isHealthy('api', apiPort), { timeout: 120_000, interval: 250 })
    .catch(() => expect(api).toEqual([]))
  await vi
    .waitUntil(() => isHealthy('bff', port), { timeout: 30_000, interval: 250 })
    .catch(() => expect(bff).toEqual([]))
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html', host: `localhost:${port}` } })
  expect(page.status).toBe(200)
  // Rendered by the client's own code from what the api returned.
  expect(await page.text()).toMatch(/<div id="root"><[a-z]/)
  expect([...api, ...bff].filter((line) => !line.startsWith('{'))).toEqual([])
})

test('what building and running need takes at most 450 MB of packages', () => {
  const { folder, workdir } = imageOf('build')
  const size = execFileSync('du', ['-sm', join(folder, workdir, 'node_modules')], { encoding: 'utf8' })
  expect(Number.parseInt(size)).toBeLessThanOrEqual(450)
})
