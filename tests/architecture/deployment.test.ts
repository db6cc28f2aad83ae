import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectRoot, sourcesBelow } from '../support/sources.ts'

const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

type Service = { environment?: Record<string, string>; build?: { target: string }; volumes?: string[] }
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const compose = parse(text('compose.yaml'), { schema: 'failsafe', merge: true }) as Compose

/** The variables that a service reads, by the sources that declare them. */
function variablesOf(service: 'api' | 'bff'): Set<string> {
  const shared = ['service/src/processVariables.ts', 'service/src/traceVariables.ts'].map(text)
  const sources = [...shared, ...sourcesBelow(`${service}/src/config`).map((source) => source.text)]
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name)),
  )
}

/** Instructions with their arguments; a line that ends with a backslash goes on. */
function instructionsOf(dockerfile: string): { name: string; words: string[] }[] {
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...words] = line.trim().split(/\s+/)
      return { name, words }
    })
}

describe('the Dockerfile', () => {
  const instructions = instructionsOf(text('Dockerfile'))
  const stages = instructions.flatMap(({ name, words }) => (name === 'FROM' ? [words[2] ?? ''] : []))

  test('consists of instructions, and each stage begins with an earlier one or an image of the Node that we name', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']
    expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([])
    const bases = instructions.flatMap(({ name, words }) => (name === 'FROM' ? [words[0] ?? ''] : []))
    const strangers = bases.filter((base, at) => base !== 'node:20-slim' && !stages.slice(0, at).includes(base))
    expect(strangers).toEqual([])
  })

  test('copies nothing that does not exist', () => {
    const copies = instructions.filter(({ name }) => name === 'COPY').map(({ words }) => words)
    const missing = copies.flatMap((words) => {
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
      if (from !== undefined && !stages.includes(from)) return [from]
      const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1)
      return (
        sources
          .map((source) => (from === undefined ? source : source.replace(/^\/palier\//, '')))
          // What the stage before has made.
          .filter((source) => from === undefined || !/(^|\/)(dist|node_modules)$/.test(source))
          .filter((source) => !existsSync(join(projectRoot, source)))
      )
    })
    expect(missing).toEqual([])
  })

  test('sets only variables that a service reads', () => {
    const known = new Set([...variablesOf('api'), ...variablesOf('bff')])
    const names = instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ words }) => words.map((word) => word.split('=')[0] ?? ''))
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  test.each(['api', 'bff'])('%s runs as nobody of importance, and says whether it is ready', (target) => {
    const begins = instructions.findIndex(({ name, words }) => name === 'FROM' && words[2] === target)
    const ends = instructions.findIndex(({ name }, at) => name === 'FROM' && at > begins)
    const own = instructions.slice(begins, ends === -1 ? undefined : ends).map(({ name }) => name)
    expect(own).toContain('HEALTHCHECK')
    expect(own).not.toContain('USER')
    const shared = instructions.slice(0, begins).findLast(({ name }) => name === 'USER')
    expect(shared?.words).toEqual(['node'])
  })
})

describe('compose.yaml', () => {
  const { services } = compose

  test('starts two of each service, PostgreSQL, Redis and the proxy', () => {
    expect(Object.keys(services).sort()).toEqual(['api-1', 'api-2', 'bff-1', 'bff-2', 'postgres', 'proxy', 'redis'])
  })

  test.each(['api', 'bff'] as const)(
    '%s is told only what it reads, and is not started without its secrets',
    (service) => {
      const secrets = {
        api: ['TOKEN_SECRET', 'SERVICE_KEY', 'PASSWORD_PEPPER'],
        bff: ['SESSION_SECRET', 'SERVICE_KEY'],
      }
      for (const name of [`${service}-1`, `${service}-2`]) {
        const { environment = {}, build } = services[name] ?? {}
        expect(build?.target).toBe(service)
        const known = variablesOf(service)
        expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([])
        for (const secret of [...secrets[service], 'PUBLIC_URL']) {
          expect(environment[secret]).toBe(`\${${secret}:?must be set in .env}`)
        }
      }
    },
  )

  test('fills in every place of the proxy that is left open, and no other', () => {
    const open = [...text('deploy/nginx.conf.template').matchAll(/\$\{([A-Z\d_]+)\}/g)].map(([, name = '']) => name)
    expect(Object.keys(services.proxy?.environment ?? {}).sort()).toEqual([...new Set(open)].sort())
  })

  test('names only files and volumes that there are', () => {
    const sources = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0] ?? ''))
    const files = sources.filter((source) => source.startsWith('./') && source !== './deploy/tls')
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
    const names = sources.filter((source) => !source.startsWith('.'))
    expect(names.filter((name) => !(name in compose.volumes))).toEqual([])
  })
})
