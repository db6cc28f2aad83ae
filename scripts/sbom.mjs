// node scripts/sbom.mjs > palier.cdx.json: every package that the lockfile names, with its hash, as CycloneDX 1.6.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

const PACKAGE = /^ {2}'?((?:@[^@/]+\/)?[^@/']+)@([^':(]+)'?:\n {4}resolution: \{integrity: sha512-([^,}]+)/gm

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const packages = lockfile.slice(lockfile.indexOf('\npackages:\n'), lockfile.indexOf('\nsnapshots:\n'))

const components = [...packages.matchAll(PACKAGE)].map(([, name, number, hash]) => ({
  type: 'library',
  'bom-ref': `pkg:npm/${name.replace('@', '%40')}@${number}`,
  name,
  version: number,
  purl: `pkg:npm/${name.replace('@', '%40')}@${number}`,
  hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
}))
if (components.length === 0) throw new Error('The lockfile names no package in the form that is read here.')

console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: 'palier', version } },
      components,
    },
    null,
    2,
  ),
)
