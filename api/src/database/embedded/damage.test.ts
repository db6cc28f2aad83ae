import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CONNECTION_LIMITS } from '../connect.ts'
import { openEmbedded } from './openEmbedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'palier-damage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The engine opens a folder with this file instead of creating a database in it. */
function writeFolder(place: string, version: string): void {
  mkdirSync(join(place, 'global'), { recursive: true })
  writeFileSync(join(place, 'PG_VERSION'), version)
}

test.each<[damage: string, write: (place: string) => void]>([
  ['without its files', (place) => writeFolder(place, '18\n')],
  ['of another version', (place) => writeFolder(place, '9.6\n')],
  [
    'with an empty control file',
    (place) => {
      writeFolder(place, '18\n')
      writeFileSync(join(place, 'global/pg_control'), '')
    },
  ],
])(
  'a database %s is reported with its folder and the command that restores a backup [SEC-12]',
  async (_name, write) => {
    const place = join(mkdtempSync(join(folder, 'copy-')), 'database')
    write(place)
    const opening = openEmbedded(place, CONNECTION_LIMITS)
    await expect(opening).rejects.toThrow(`The database in ${place} cannot be opened`)
    await expect(opening).rejects.toThrow('npm run restore -- FILE --replace')
  },
)
