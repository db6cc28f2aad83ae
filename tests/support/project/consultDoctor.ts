import { spawnSync } from 'node:child_process'
import { freePort } from '../../../scripts/lib/freePort.mjs'
import { projectRoot } from '../sources.ts'

/** What `npm run doctor` says of a set-up with these variables, at ports that are free, and the status with which it ends. */
export async function consultDoctor(folder: string, environment: Record<string, string> = {}) {
  const free = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.mjs'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...free, ...environment },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
