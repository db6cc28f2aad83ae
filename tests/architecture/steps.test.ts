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

test('without a program the files that start it are left out with a sentence, and CI refuses that', async () => {
  const [here, inCi] = await Promise.all([testsWithoutPrograms({}), testsWithoutPrograms({ CI: 'true' })])
  expect(here.said).toMatch(/Redis is not installed: \d+ test files skipped\./)
  expect(here.status).toBe(0)
  expect(inCi.said).toContain('none may be if every program is installed')
  expect(inCi.status).toBe(1)
})

test('lanes run side by side, and where a step fails no further one of its lane begins', async () => {
  /** Says that it is there, and goes on once the other one is. */
  const meet = (own: string, other: string) => `const { existsSync, writeFileSync } = require('node:fs')
    writeFileSync(${JSON.stringify(join(programs, own))}, '')
    const look = () => existsSync(${JSON.stringify(join(programs, other))}) || setTimeout(look, 10)
    look()`
  const failing = `${meet('first', 'beside')}; process.once('beforeExit', () => process.exit(1))`
  const done = await runLanes([[step('first', failing), step('never', '')], [step('beside', meet('beside', 'first'))]])
  expect(heldOf(done)).toEqual({ first: false, beside: true })
})

test('the first lane that is through takes what any may do', async () => {
  const long = `const { existsSync } = require('node:fs')
    const look = () => existsSync(${JSON.stringify(join(programs, 'taken'))}) || setTimeout(look, 10)
    look()`
  const taken = `require('node:fs').writeFileSync(${JSON.stringify(join(programs, 'taken'))}, '')`
  const done = await runLanes([[step('long', long)], [step('short', '')]], [step('taken', taken), step('last', '')])
  expect(heldOf(done)).toEqual({ short: true, taken: true, long: true, last: true })
})

function step(name: string, script: string) {
  return { name: `steps-test-${name}`, command: ['-e', script] }
}

function heldOf(done: Awaited<ReturnType<typeof runLanes>>) {
  return Object.fromEntries(done.map((each) => [each.name.slice('steps-test-'.length), each.held]))
}
