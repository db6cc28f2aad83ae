import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedDataDirectory } from '../../../scripts/lib/seededData.mjs'
import { startChild } from '../database/testing/childProcess.ts'

test('a job in the hands of a killed process is done by the next one [D14]', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'palier-jobs-'))
  const isCount = (message: unknown): message is object => typeof message === 'object'
  await seedDataDirectory(directory)
  let child = await startChild('./workingProcess.ts', [directory, 'hang'])
  try {
    await child.next(isCount)
    await child.kill()
    child = await startChild('./workingProcess.ts', [directory, 'finish'])
    expect(await child.next(isCount)).toEqual({ left: 1 })
    expect(await child.next(isCount)).toEqual({ left: 0 })
  } finally {
    await child.kill()
    rmSync(directory, { recursive: true, force: true })
  }
})
