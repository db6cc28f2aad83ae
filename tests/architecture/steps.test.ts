import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runLanes } from '../../scripts/lib/steps.mjs'
import { projectRoot } from '../support/sources.ts'

// A machine on which Node alone is installed.
const programs = mkdtempSync(join(tmpdir(), 'palier-programs-'))
symlinkSync(process.execPath, join(programs, 'node'))
afterAll(() => rmSync(programs, { recursive: true }))

/** The command of all tests there, with no step chosen: what it leaves out it says first. */
function testsWithoutPrograms(environment: Record<string, string>) {
  const env = { ...environment, PATH: programs, CHROMIUM_PATH: process.execPath }
  return new Promise<{ status: number | null; said: string }>((done) => {
    const child = execFile(
      process.execPath,
      ['scripts/test.mjs', 'no such step'],
      { cwd: projectRoot, env },
      (_, said) => done({ status: child.exitCode, said }),
    )
  })
}

test('finding O5: without a program the files that start it are left out with a sentence, and CI refuses that', async () => {
  const [here, inCi] = await Promise.all([testsWithoutPrograms({}), testsWithoutPrograms({ CI: 'true' })])
  expect(here.said).toMatch(/Redis is not installed: \d+ test files that start it are left out\./)
  expect(here.status).toBe(0)
  expect(inCi.said).toContain('where everything is installed none may be')
  expect(inCi.status).toBe(1)
})

test('finding O5: lanes run side by side, and where a step fails no further one begins', async () => {
  const step = (name: string, script: string) => ({ name: `steps-test-${name}`, command: ['-e', script] })
  const done = await runLanes([
    [step('first', 'setTimeout(() => process.exit(1), 300)'), step('never', '')],
    [step('beside', ''), step('after', 'setTimeout(() => {}, 600)'), step('neither', '')],
  ])
  expect(done.map(({ name, held }) => [name.slice('steps-test-'.length), held])).toEqual([
    ['beside', true],
    ['first', false],
    ['after', true],
  ])
})
