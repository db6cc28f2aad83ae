// Sites that npm start runs from this folder: one file each, named by the process.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const FOLDER = join(root, '.palier/running')

/** Records this process as a running site until it ends. */
export function recordSite(folder = FOLDER) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, String(process.pid))
  writeFileSync(file, '')
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Process numbers of the sites that are running; removes the records of those that were killed. */
export function runningSites(folder = FOLDER) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((pid) => {
    if (isSite(pid)) return true
    rmSync(join(folder, pid), { force: true })
    return false
  })
}

function isSite(pid) {
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // Another user's process exists, but may not be signalled.
    if (error.code !== 'EPERM') return false
  }
  const command = `/proc/${pid}/cmdline`
  // A number is used again after a restart of the machine.
  return !existsSync(command) || readFileSync(command, 'utf8').includes('start.mjs')
}
