import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { catalogue } from '@palier/contract/catalogue'
import type { Engine } from '../engines.ts'
import { startLoneApi } from './killsApi.ts'
import { startRestartablePostgres } from './killsPostgres.ts'
import { verdictOn } from './killsState.ts'
import type { Tally } from './killsSettle.ts'
import { createWriter, type Writer } from './killsWriter.ts'
import { createRandom } from '../random.ts'
import { outcomeOf } from '../restCaller.ts'

export type DiskReport = {
  tally: Tally
  breaches: string[]
  /** How reads were answered while there was no room. */
  reads: Map<string, number>
  /** Milliseconds until a write went through once there was room again. */
  backAfter: number
}

const MEGABYTE = 1024 * 1024
const DISK_MEGABYTES = 320
const WRITERS = 2
const WRITES = 40
const REFUSED_WRITES = 30
const TRY_AGAIN_MILLISECONDS = 20

type SmallDisk = { folder: string; fill(): void; empty(): void; allow(what: 'ro' | 'rw'): void; unmount(): void }

/** A small disk of its own, or the reason why there can be none here. */
export function mountSmallDisk(): SmallDisk | { reason: string } {
  const folder = mkdtempSync(join(tmpdir(), 'palier-disk-'))
  const options = `size=${DISK_MEGABYTES}m,mode=755`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' })
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return { reason: `no small disk can be mounted here: ${mounted.stderr?.trim() ?? 'there is no mount'}` }
  }
  const ballast = join(folder, 'ballast')
  let files = 0
  return {
    folder,
    /** Takes all the room that there is, to the last block. */
    fill() {
      for (;;) {
        const { bavail, bsize } = statfsSync(folder)
        if (bavail === 0) return
        mkdirSync(ballast, { recursive: true })
        files += 1
        try {
          writeFileSync(join(ballast, String(files)), Buffer.alloc(Math.min(bavail * bsize, 16 * MEGABYTE)))
        } catch {
          // Somebody else was quicker: what could be written of it stays.
        }
      }
    },
    empty: () => rmSync(ballast, { recursive: true, force: true }),
    allow: (what) => void spawnSync('mount', ['-o', `remount,${what}`, folder]),
    unmount() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Has two people write while the disk of the database fills up, and after there is room again. While there is none,
 * writes are told to come back and reads are answered; afterwards everything acknowledged is there, also after a kill.
 */
export async function fillDiskAmidWrites(engine: Engine, seed: number): Promise<DiskReport | { reason: string }> {
  const mounted = mountSmallDisk()
  if ('reason' in mounted) return mounted
  const disk: SmallDisk = mounted
  const random = createRandom(seed)
  const tally: Tally = { acknowledged: 0, refused: 0, unanswered: 0, unavailable: 0 }
  const report: DiskReport = { tally, breaches: [], reads: new Map(), backAfter: 0 }
  const postgres = engine === 'PostgreSQL' ? await startRestartablePostgres(disk.folder) : null
  const place = postgres ? { databaseUrl: postgres.url } : { dataDirectory: join(disk.folder, 'data') }
  const api = await startLoneApi(engine, place).catch(async (error: unknown) => {
    await postgres?.stop()
    disk.unmount()
    throw error
  })

  async function write(writers: readonly Writer[], isOver: () => boolean): Promise<void> {
    await Promise.all(
      writers.map(async ({ act }) => {
        while (!isOver()) await act()
      }),
    )
  }
  async function look(writers: readonly Writer[]): Promise<void> {
    for (const writer of writers) report.breaches.push(...(await verdictOn(writer)).breaches)
  }

  try {
    const writers: Writer[] = []
    let isFull = false
    async function back(): Promise<void> {
      if (isFull) {
        const [reader] = writers
        const lists = await reader?.person.post({ call: getBuyLists, input: { userId: reader.person.userId } })
        const book = await reader?.person.post({ call: catalogue.getUserDataPackage, input: {} })
        for (const answer of [lists, book]) {
          if (!answer) continue
          report.reads.set(outcomeOf(answer), (report.reads.get(outcomeOf(answer)) ?? 0) + 1)
        }
        disk.fill()
        if (tally.unavailable >= REFUSED_WRITES) {
          isFull = false
          disk.empty()
        }
      }
      await pause(TRY_AGAIN_MILLISECONDS)
    }
    for (let number = 0; number < WRITERS; number += 1) {
      writers.push(
        await createWriter(api.url, { random: createRandom(random.between(0, 1e9)), tally, back, onAcknowledged() {} }),
      )
    }
    const before = tally.acknowledged + WRITES
    await write(writers, () => tally.acknowledged >= before)
    isFull = true
    disk.fill()
    await write(writers, () => !isFull)
    const emptied = performance.now()
    const after = tally.acknowledged + WRITES
    await writers[0]?.act()
    report.backAfter = performance.now() - emptied
    await write(writers, () => tally.acknowledged >= after)
    await look(writers)
    await api.kill()
    if (engine === 'PGlite') {
      disk.allow('ro')
      const said = await api.sentencesOfTwin()
      if (!said.includes(`not writable: ${api.dataDirectory}/database`)) report.breaches.push(said)
      disk.allow('rw')
    }
    await api.startAgain()
    await look(writers)
  } finally {
    disk.empty()
    await api.stop()
    await postgres?.stop()
    disk.unmount()
  }
  return report
}
