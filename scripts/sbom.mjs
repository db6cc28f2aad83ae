// node scripts/sbom.mjs FILE: writes the production packages with licences, hashes and dependencies as CycloneDX.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, PNPM } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

const [file = 'palier.cdx.json'] = process.argv.slice(2)
await ensureInstalled()
const shipped = ['web', 'api', 'bff'].flatMap((name) => ['--filter', `@palier/${name}`])
const options = ['--prod', ...shipped, '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file]
const { status } = spawnSync('npx', ['--yes', PNPM, 'sbom', ...options], { cwd: root, stdio: 'inherit' })
process.exitCode = status ?? 1
