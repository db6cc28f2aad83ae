// npm run doctor: explains what this set-up has and what it lacks; ends with 1 where Palier would not start, or not safely.
import { resolve } from 'node:path'
import { root } from './lib/root.mjs'

const SIGNS = { ok: '  ok ', note: 'note ', fault: 'FAULT' }

try {
  const { ensureInstalled } = await import('./lib/pnpm.mjs')
  await ensureInstalled()
  const { checkUp } = await import('./lib/checkup.mjs')
  const findings = await checkUp(process.env, resolve(root, process.env.DATA_DIR || '.data'))
  for (const { level, text } of findings) console.log(`${SIGNS[level]}  ${text}`)
  const faults = findings.filter(({ level }) => level === 'fault').length
  console.log(faults === 0 ? '\nPalier can start: npm start' : `\n${faults} to fix.`)
  process.exitCode = faults === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
