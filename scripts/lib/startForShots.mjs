// The product on a data folder of its own, for pictures; or the one that PALIER_URL names.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.mjs'
import { sharedSecrets } from './secrets.mjs'
import { seedDataDirectory } from './seededData.mjs'
import { startService } from './services.mjs'

export async function startForShots() {
  if (process.env.PALIER_URL) return { url: process.env.PALIER_URL, stop: async () => {} }

  const folder = mkdtempSync(join(tmpdir(), 'palier-shots-'))
  await seedDataDirectory(folder)
  const [port, apiPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const shared = {
    ...sharedSecrets(folder, {}),
    DATA_DIR: folder,
    PUBLIC_URL: url,
    NODE_ENV: 'development',
    GUESTS_PER_HOUR: '1000',
    POINTS_PER_SECOND: '1000000',
  }
  const services = [
    startService('api', { ...shared, API_PORT: String(apiPort) }),
    startService('bff', { ...shared, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` }),
  ]
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  await Promise.all([
    services[0].ready(`http://127.0.0.1:${apiPort}/readyz`),
    services[1].ready(`http://127.0.0.1:${port}/readyz`),
  ]).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, stop }
}
