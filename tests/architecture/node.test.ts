import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../support/sources.ts'

const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const { engines, scripts } = JSON.parse(text('package.json')) as {
  engines: { node: string }
  scripts: Record<string, string>
}
const wanted = engines.node.replace('>=', '')

/** What the check says where Node says that it is this version. */
function said(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const check = `require('./scripts/checkNode.cjs')`
  const { status, stderr } = spawnSync(process.execPath, ['-e', `${pretend}; ${check}`], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return { status, stderr }
}

describe('the Node that is needed', () => {
  test('is said alike wherever it is said', () => {
    for (const path of ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'])
      expect(
        [...text(path).matchAll(/Node (\d+\.\d+)/g)].map(([, version]) => version),
        path,
      ).toEqual([wanted])
  })

  test.each(['20.18.3', '18.20.8', '9.11.2', '0.12.18'])(
    'Node %s is told in one sentence that it is too old',
    (old) => {
      const { status, stderr } = said(old)
      expect(status).toBe(1)
      expect(stderr.trim().split('\n')).toEqual([
        `Palier needs Node ${wanted} or newer, and this is Node ${old}. See https://nodejs.org.`,
      ])
    },
  )

  test.each([`${wanted}.0`, '20.20.1', '22.0.0', '100.1.0'])('Node %s will do', (version) => {
    expect(said(version)).toEqual({ status: 0, stderr: '' })
  })

  test('an old Node can read the check, and it comes before every command that needs more', () => {
    expect(() => transformSync(text('scripts/checkNode.cjs'), { target: 'es5' })).not.toThrow()
    for (const name of ['start', 'test', 'dev', 'build', 'doctor'])
      expect(scripts[name], name).toContain('node --require ./scripts/checkNode.cjs scripts/')
  })
})
