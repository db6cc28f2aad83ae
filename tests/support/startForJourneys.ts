import { spawnSync } from 'node:child_process'
import { ADMINISTRATOR_SETTINGS } from './people/administrator.ts'
import { startPalier } from './palier.ts'
import { projectRoot } from './sources.ts'

/** Builds the product where a source has changed, and starts it for the browser journeys; the function it answers stops it. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const build = ['scripts/build.mjs', '--with-test-data']
  const { status } = spawnSync(process.execPath, build, { cwd: projectRoot, stdio: 'inherit' })
  if (status !== 0) throw new Error('The product could not be built.')
  const palier = await startPalier({
    NODE_ENV: 'development',
    TICK_SECONDS: '1',
    CONTACT_EMAIL: 'bonjour@exemple.ca',
    ...ADMINISTRATOR_SETTINGS,
  })
  process.env.PALIER_URL = palier.url
  process.env.PALIER_API_URL = palier.apiUrl
  return palier.stop
}
