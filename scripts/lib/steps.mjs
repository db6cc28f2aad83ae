// Runs steps in lanes side by side. What a step says is shown as a whole when it ends, and kept in .palier/reports.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

export const REPORTS = join(root, '.palier/reports')

/** The parts of `npm run check`. */
export const CHECKS = {
  types: { name: 'types', command: ['scripts/typecheck.mjs'] },
  lint: { name: 'lint', command: ['node_modules/oxlint/bin/oxlint'] },
  format: { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  // Files, exports and packages that nobody uses.
  unused: { name: 'unused', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  drift: { name: 'drift', command: ['scripts/codegen.mjs', '--check'] },
}

/**
 * Each lane does its steps one after the other, all lanes at once; one that is through takes of the `others`, which any may
 * do. Where a step fails, no further one begins. Answers the steps that were begun, each with whether it held and its
 * seconds.
 */
export async function runLanes(lanes, others = [], onEnd = () => {}) {
  const done = []
  const open = [...others]
  let hasFailed = false
  await Promise.all(
    lanes.map(async (steps) => {
      const own = [...steps]
      for (let step; !hasFailed && (step = own.shift() ?? open.shift());) {
        const ended = await run(step)
        if (!ended.held) hasFailed = true
        done.push(ended)
        onEnd(ended)
      }
    }),
  )
  return done
}

async function run({ name, command, environment = {} }) {
  mkdirSync(REPORTS, { recursive: true })
  // What an earlier run counted.
  rmSync(join(REPORTS, `${name}.json`), { force: true })
  const log = join(REPORTS, `${name}.log`)
  const output = openSync(log, 'w')
  const began = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  })
  const [status] = await once(child, 'exit')
  closeSync(output)
  const seconds = (performance.now() - began) / 1000
  const held = status === 0
  const said = readFileSync(log, 'utf8').trimEnd()
  console.log(`\n— ${name}: ${held ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s${said ? `\n${said}` : ''}`)
  return { name, held, seconds }
}

/** A line a step: its seconds, and which failed. */
export function tellSteps(steps) {
  console.log('')
  for (const { name, held, seconds } of steps)
    console.log(`${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s${held ? '' : '  FAILED'}`)
}
