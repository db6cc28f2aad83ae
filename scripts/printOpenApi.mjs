// Writes docs/openapi.json from the contract; with --check it only tells whether the file is as the contract says.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { openApiDocument } from '../contract/src/openapi.ts'
import { root } from './lib/root.mjs'

const file = join(root, 'docs/openapi.json')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { code: text } = await format('openapi.json', JSON.stringify(openApiDocument(version)), { printWidth: 120 })

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/openapi.json is out of date: run npm run codegen')
  process.exitCode = 1
}
