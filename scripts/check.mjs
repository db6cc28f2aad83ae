// What needs no test: types, lint, format, drift of generated files and what nobody uses, side by side.
import { ensureInstalled } from './lib/pnpm.mjs'
import { CHECKS, runLanes, tellSteps } from './lib/steps.mjs'

await ensureInstalled({ withDevelopment: true })
const steps = await runLanes([
  [CHECKS.types, CHECKS.format],
  [CHECKS.lint, CHECKS.drift, CHECKS.unused],
])
tellSteps(steps)
process.exitCode = steps.every(({ held }) => held) ? 0 : 1
