import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { thirdPartyLicences } from '../../scripts/lib/licences.mjs'
import { planInstall } from '../../scripts/lib/pnpm.mjs'
import { projectRoot } from '../support/sources.ts'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const { packages } = parse(text('pnpm-workspace.yaml')) as { packages: string[] }

test('every dependency is an exact version [SEC-23]', () => {
  const loose = ['.', ...packages].flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(text(`${folder}/package.json`)) as Manifest
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$|^workspace:\*$/.test(version),
    )
  })
  expect(loose).toEqual([])
})

test('a start installs no development packages, and removes none that a test has installed', () => {
  const PRODUCTION = ['--prod']
  const started = planInstall('', 'first lockfile', false)
  expect(started.options).toEqual(PRODUCTION)
  expect(planInstall(started.stamp, 'first lockfile', false)).toEqual(started)
  expect(planInstall(started.stamp, 'second lockfile', false).options).toEqual(PRODUCTION)

  const tested = planInstall(started.stamp, 'first lockfile', true)
  expect(tested.options).toEqual([])
  expect(tested.stamp).not.toBe(started.stamp)
  expect(planInstall(tested.stamp, 'first lockfile', false)).toEqual(tested)
  expect(planInstall(tested.stamp, 'second lockfile', false).options).toEqual([])
})

test('the sanitizer is a version without the published advisory [SEC-10]', () => {
  const { dependencies } = JSON.parse(text('bff/package.json')) as Manifest
  const [, minor = 0, patch = 0] = (dependencies?.['sanitize-html'] ?? '').split('.').map(Number)
  expect(minor * 1000 + patch).toBeGreaterThanOrEqual(17_004)
})

test('the notices contain the licence texts of what the client and the services ship [SEC-23]', () => {
  const notices = thirdPartyLicences()
  for (const line of [
    /^react \S+ \(MIT\)$/m,
    /^web-push \S+ \(MPL-2\.0\)$/m,
    /^@fontsource-variable\/inter \S+ \(OFL/m,
  ])
    expect(notices).toMatch(line)
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(notices).not.toContain('licence not stated')
  expect(notices).not.toMatch(/^@palier\//m)
})
