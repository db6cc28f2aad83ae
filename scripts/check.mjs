// What needs no test: types, lint, format and drift of generated files, side by side.
import { ensureInstalled } from './lib/pnpm.mjs'
import { CHECKS, runLanes, tellSteps } from './lib/steps.mjs'

await ensureInstalled()
const steps = await runLanes([
  [CHECKS.types, CHECKS.format],
  [CHECKS.lint, CHECKS.drift],
])
tellSteps(steps)
process.exitCode = steps.every(({ held }) => held) ? 0 : 1
