import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningSites } from '../../scripts/lib/runningSites.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palier-sites-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a record of a process that was killed, or whose number another program has now, is removed [OPS-9]', () => {
  writeFileSync(join(folder, '4194300'), '')
  writeFileSync(join(folder, String(process.pid)), '')
  expect(runningSites(folder)).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('no site runs before the first start [OPS-9]', () => {
  expect(runningSites(join(folder, 'nothing'))).toEqual([])
})
