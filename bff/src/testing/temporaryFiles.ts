import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files below a folder of their own, which goes when the test ends; answers the folder. */
export function writeFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'palier-bff-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** The path of a file of operations by their ids. */
export function writePersisted(operations: Record<string, string>): string {
  return join(writeFolder({ 'persisted.json': JSON.stringify(operations) }), 'persisted.json')
}
