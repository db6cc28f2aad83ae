import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { createEmbeddedClient, type EmbeddedClient, type Limits } from './embeddedClient.ts'
import { startEngineThread } from './engineThread.ts'
import { acquireLock, type Lock } from './lock.ts'

// Missing permission, no space left, or a read-only disk.
const UNWRITABLE = new Set<unknown>(['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS'])

type EmbeddedLimits = Limits & { stuckAfterMilliseconds: number }

/**
 * Opens the embedded engine over a directory and creates the directory if missing. Rejects with
 * DataDirectoryInUse while another live process holds it.
 */
export async function openEmbedded(directory: string, limits: EmbeddedLimits): Promise<EmbeddedClient> {
  const { place, lock } = await lockPlace(directory)
  try {
    if (!existsSync(place)) await create(place, limits)
    const client = await openClient(place, limits)
    return { ...client, close: () => client.close().finally(() => lock.release()) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openClient(place: string, limits: EmbeddedLimits): Promise<EmbeddedClient> {
  try {
    return await createEmbeddedClient(() => startEngineThread({ directory: place, ...limits }), limits)
  } catch (cause) {
    const reason = cause instanceof Error && cause.cause instanceof Error ? ` (${cause.cause.message})` : ''
    throw new Error(
      `The database in ${place} cannot be opened: its files are damaged or of another engine${reason}. ` +
        'Nothing was changed. To restore a backup: npm run restore -- FILE --replace',
      { cause },
    )
  }
}

/**
 * Creates the files on a temporary thread, whose end frees the memory that creation needs. Renames
 * them once complete, so that a killed process leaves no partial database.
 */
async function create(directory: string, limits: EmbeddedLimits): Promise<void> {
  const draft = `${directory}.draft`
  await rm(draft, { recursive: true, force: true })
  const engine = await startEngineThread({ directory: draft, ...limits })
  await engine.send({ call: 'close' })
  await engine.terminate()
  await rename(draft, directory)
}

/** Names the directory in the error; the engine would name some file in it. */
async function lockPlace(directory: string): Promise<{ place: string; lock: Lock }> {
  try {
    const place = await realPlace(directory)
    return { place, lock: await acquireLock(place) }
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause) || !UNWRITABLE.has(cause.code)) throw cause
    throw new Error(`Data directory not writable: ${directory} (${cause.message})`, { cause })
  }
}

/** Resolves links, so that a directory has one lock whatever path it is opened by. */
async function realPlace(directory: string): Promise<string> {
  const absolute = resolve(directory)
  if (existsSync(absolute)) return realpath(absolute)
  await mkdir(dirname(absolute), { recursive: true, mode: 0o700 })
  return join(await realpath(dirname(absolute)), basename(absolute))
}
