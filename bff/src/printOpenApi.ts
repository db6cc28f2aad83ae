import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { openApiDocument } from '@palier/contract/openapi'

const FILE = new URL('../../docs/openapi.json', import.meta.url)
const MANIFEST = new URL('../../package.json', import.meta.url)

const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }
const text = await format(JSON.stringify(openApiDocument(version)), { parser: 'json', printWidth: 120 })

// With --check it only tells whether the file is as the contract says.
if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (readFileSync(FILE, 'utf8') !== text) {
  process.stderr.write('docs/openapi.json is not what the contract says.\n')
  process.exitCode = 1
}
