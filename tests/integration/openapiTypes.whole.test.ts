import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'vitest'
import { projectRoot } from '../support/sources.ts'

const run = promisify(execFile)
const PACKAGE = join(projectRoot, 'tests/openapiClient')
// A field with a default may be left out of a request.
const OPTIONS = ['--default-non-nullable=false']

test('a client that is generated from the printed contract compiles, strictly', async () => {
  const generator = join(PACKAGE, 'node_modules/openapi-typescript/bin/cli.js')
  const document = join(projectRoot, 'docs/openapi.json')
  await run(process.execPath, [generator, document, '--output', join(PACKAGE, 'generated/contract.ts'), ...OPTIONS])
  const compiler = join(PACKAGE, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [compiler, '-p', PACKAGE])
})
