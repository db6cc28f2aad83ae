import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { pid } from 'node:process'
import { DataDirectoryInUse } from '../kernel/errors.ts'

/*
 * The engine has no lock of its own, and a second process on the same files loses writes silently.
 *
 * The holder listens on a socket, which dies with its process: a lock is live exactly while its
 * socket accepts connections. Process numbers are not relied on. A numbered record names the
 * socket and the process. A new holder creates the record after the highest one, by a hard link
 * that only one process can make, and only if the holder of the highest is dead. The highest
 * record is never removed. A process that looked too early and created a lower record then finds a
 * higher one and withdraws. Records are never replaced: otherwise two processes could both acquire
 * the lock between the removal of a dead record and its renewal.
 */

export type Lock = { release(): Promise<void> }

type LockRecord = { socket: string; process: number }

// The kernel allows about 104 bytes for a socket address.
const LONGEST_ADDRESS = 100

/**
 * Locks a directory by a socket next to it. Rejects with DataDirectoryInUse while a live process
 * holds the lock.
 */
export async function acquireLock(directory: string): Promise<Lock> {
  const folder = `${directory}.lock`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const door = openDoor(folder)
  const record: LockRecord = { socket: `${randomUUID()}.socket`, process: pid }
  const draft = join(folder, `${record.socket}.record`)

  let server: Server | null = null
  async function withdraw() {
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
    door.close()
  }

  try {
    // Listens before writing the record, so that the record of a live holder always has a listening
    // socket.
    server = await listen(door.addressOf(record.socket))
    await writeFile(draft, JSON.stringify(record), { mode: 0o600 })
    await claim(directory, folder, draft, door)
  } catch (error) {
    await withdraw()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  return { release: withdraw }
}

async function claim(directory: string, folder: string, draft: string, door: Door): Promise<void> {
  for (;;) {
    const highest = await highestRecord(folder)
    if (highest > 0) {
      const record = await readRecord(join(folder, String(highest)))
      if (record === 'gone') continue
      if (record && (await accepts(door.addressOf(record.socket)))) {
        throw new DataDirectoryInUse(
          `The data directory ${directory} is in use by another process (${record.process}). Stop that one first, or choose another DATA_DIR.`,
        )
      }
    }

    const mine = highest + 1
    if (!(await linkOnce(draft, join(folder, String(mine))))) continue
    if ((await highestRecord(folder)) === mine) return removeOlder(folder, mine)
    await rm(join(folder, String(mine)), { force: true })
  }
}

async function highestRecord(folder: string): Promise<number> {
  const names = await readdir(folder)
  return Math.max(0, ...names.filter((name) => /^\d+$/.test(name)).map(Number))
}

/** Null if the record is truncated, as after a power failure. */
async function readRecord(path: string): Promise<LockRecord | null | 'gone'> {
  try {
    // File boundary: only this module writes records. After a power failure they are unreadable,
    // never wrong.
    return JSON.parse(await readFile(path, 'utf8')) as LockRecord
  } catch (error) {
    if (error instanceof SyntaxError) return null
    if (codeOf(error) === 'ENOENT') return 'gone'
    throw error
  }
}

async function linkOnce(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function removeOlder(folder: string, mine: number): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((name) => /^\d+$/.test(name) && Number(name) < mine)) {
    const record = await readRecord(join(folder, name))
    if (record && record !== 'gone') await rm(join(folder, record.socket), { force: true })
    await rm(join(folder, name), { force: true })
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy())
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })
}

/** False only if the socket has no listener. Any other error means a live holder. */
function accepts(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(address, () => {
      visitor.destroy()
      resolve(true)
    })
    visitor.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')))
  })
}

type Door = { addressOf(socket: string): string; close(): void }

/**
 * Addresses sockets of a folder by path, or through an open handle of the folder if the path is too
 * long.
 */
function openDoor(folder: string): Door {
  if (Buffer.byteLength(join(folder, `${randomUUID()}.socket`)) <= LONGEST_ADDRESS) {
    return { addressOf: (socket) => join(folder, socket), close: () => {} }
  }
  if (!existsSync('/proc/self/fd')) {
    throw new Error(`Data directory path too long for its lock: ${folder}. Choose a shorter DATA_DIR.`)
  }
  const handle = openSync(folder, 'r')
  return { addressOf: (socket) => `/proc/self/fd/${handle}/${socket}`, close: () => closeSync(handle) }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
