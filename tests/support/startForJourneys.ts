import { spawnSync } from 'node:child_process'
import { ADMINISTRATOR_SETTINGS } from './people/administrator.ts'
import { startPalier } from './palier.ts'
import { projectRoot } from './sources.ts'

// Of nobody: no push service is reached from here.
const PUSH_KEYS = {
  VAPID_PUBLIC_KEY: 'BByScB9Zv0XD4LHqorHR1ox39OEvk2ej-_VJqwQMPtFJ0lbenPmvjYA0_UIxJwKG1lnarCXlGuZfWXYdRgh4EPo',
  VAPID_PRIVATE_KEY: 'iH5opOr3CDuPvCzVi3B-49IQvA4CH8yhsOfqdA7h9iA',
}

/** Builds the product where a source has changed, and starts it for the browser journeys; the function it answers stops it. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const build = ['scripts/build.mjs', '--with-test-data']
  const { status } = spawnSync(process.execPath, build, { cwd: projectRoot, stdio: 'inherit' })
  if (status !== 0) throw new Error('The product could not be built.')
  const palier = await startPalier({
    NODE_ENV: 'development',
    TICK_SECONDS: '1',
    CONTACT_EMAIL: 'bonjour@exemple.ca',
    ...PUSH_KEYS,
    ...ADMINISTRATOR_SETTINGS,
  })
  process.env.PALIER_URL = palier.url
  process.env.PALIER_API_URL = palier.apiUrl
  return palier.stop
}
