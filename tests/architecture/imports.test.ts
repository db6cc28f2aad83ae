import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, isTest, projectRoot, type Source, sourcesBelow } from '../support/sources.ts'

const PACKAGES = ['domain', 'contract', 'service', 'api', 'bff', 'web'] as const

type Package = (typeof PACKAGES)[number]

function dependenciesOf(name: Package): Record<string, string> {
  return JSON.parse(readFileSync(join(projectRoot, name, 'package.json'), 'utf8')).dependencies ?? {}
}

const declaredBy = (name: Package) => new Set(Object.keys(dependenciesOf(name)))

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The file a relative import names, from the root. */
const targetOf = ({ path }: Source, specifier: string) => posix.join(dirname(path), specifier)

const productionSources = (name: Package) => sourcesBelow(`${name}/src`).filter((source) => !isTest(source))

describe('who may import whom', () => {
  test.each(PACKAGES)('%s imports only what its manifest declares', (name) => {
    const declared = declaredBy(name)
    const strangers = productionSources(name).flatMap((source) =>
      importsOf(source)
        .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
        .filter((specifier) => !declared.has(packageOf(specifier)))
        .map((specifier) => `${source.path} → ${specifier}`),
    )
    expect(strangers).toEqual([])
  })

  test.each(PACKAGES)('%s reaches no other package by a relative path', (name) => {
    const leaks = sourcesBelow(`${name}/src`).flatMap((source) =>
      importsOf(source)
        .filter((specifier) => specifier.startsWith('.') && !targetOf(source, specifier).startsWith(`${name}/`))
        .filter((specifier) => !(isTest(source) && targetOf(source, specifier).startsWith('scripts/lib/')))
        .map((specifier) => `${source.path} → ${specifier}`),
    )
    expect(leaks).toEqual([])
  })

  test.each([
    ['domain', []],
    ['contract', []],
    ['service', []],
    ['api', ['@palier/contract', '@palier/domain', '@palier/service']],
    ['bff', ['@palier/contract', '@palier/domain', '@palier/service']],
    ['web', ['@palier/domain']],
  ] as const)('%s depends on %j of ours', (name, allowed) => {
    expect([...declaredBy(name)].filter((name) => name.startsWith('@palier/')).sort()).toEqual(allowed)
  })

  test.each(['api', 'bff'] as const)(
    '%s names the packages of the service package as it does, and those that stay outside of its bundle',
    (name) => {
      const own = dependenciesOf(name)
      const others = Object.entries(dependenciesOf('service')).filter(
        ([name, version]) => (name.startsWith('@opentelemetry/') || name in own) && own[name] !== version,
      )
      expect(others).toEqual([])
    },
  )

  test.each(['domain', 'contract', 'web'] as const)('%s runs without Node', (name) => {
    const users = productionSources(name).filter((source) =>
      importsOf(source).some((specifier) => specifier.startsWith('node:')),
    )
    expect(users.map(({ path }) => path)).toEqual([])
  })
})

describe('one way inside a package', () => {
  test('ui pieces know no data: no Relay, no messages of features', () => {
    const users = sourcesBelow('web/src/ui').filter((source) =>
      importsOf(source).some((specifier) => /relay/.test(specifier)),
    )
    expect(users.map(({ path }) => path)).toEqual([])
  })

  test('only device touches the window and its storage', () => {
    const users = productionSources('web')
      .filter(({ path }) => !path.startsWith('web/src/device/'))
      .filter(({ text }) => /\b(window\.|localStorage|sessionStorage|document\.cookie)/.test(text))
    expect(users.map(({ path }) => path)).toEqual([])
  })

  test('SQL and the database driver stay in the database folder of the api', () => {
    const users = sourcesBelow('api/src')
      .filter(
        (source) =>
          !isTest(source) && !source.path.startsWith('api/src/database/') && !source.path.startsWith('api/src/jobs/'),
      )
      .filter((source) => importsOf(source).some((specifier) => /^(drizzle-orm|pg$|@electric-sql)/.test(specifier)))
    expect(users.map(({ path }) => path)).toEqual([])
  })
})
