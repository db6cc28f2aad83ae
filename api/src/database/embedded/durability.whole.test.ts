import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seedDataDirectory } from '../../../../scripts/lib/seededData.mjs'
import { connectDatabase } from '../connect.ts'
import { startChild, type Child } from '../testing/childProcess.ts'

// bench/kills is the long form.
const KILLS = 2
const root = mkdtempSync(join(tmpdir(), 'palier-durability-'))
let child: Child | null = null

afterAll(async () => {
  await child?.kill()
  rmSync(root, { recursive: true, force: true })
})

test(`${KILLS} kills amid inserts lose no acknowledged row, and each next process opens at once`, async () => {
  await seedDataDirectory(root)
  let acknowledged = 0
  for (let kill = 0; kill <= KILLS; kill += 1) {
    child = await startChild('./insertingProcess.ts', [root])
    const { found } = await child.next((message): message is { found: number } => isNumberUnder('found', message))
    expect(found).toBeGreaterThanOrEqual(acknowledged)

    const goal = found + 100 + 37 * kill
    await child.next(
      (message): message is object => isNumberUnder('acknowledged', message) && message.acknowledged >= goal,
    )
    if (kill === KILLS) break
    await child.kill()
    acknowledged = Math.max(
      ...child.messages.map((message) => (isNumberUnder('acknowledged', message) ? message.acknowledged : 0)),
    )
  }

  await expect(connectDatabase({ dataDirectory: root })).rejects.toThrow(
    `The data directory ${join(root, 'database')} is in use by another process`,
  )
}, 180_000)

function isNumberUnder<Key extends string>(key: Key, message: unknown): message is Record<Key, number> {
  return typeof message === 'object' && message !== null && key in message
}
