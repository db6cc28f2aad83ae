import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseDockerfile } from '../support/images/dockerfile.ts'
import { projectRoot, sourcesBelow } from '../support/sources.ts'

const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

type Service = {
  image?: string
  environment?: Record<string, string>
  env_file?: unknown
  build?: { target: string }
  volumes?: string[]
  user?: string
  read_only?: string
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  logging?: { options: Record<string, string> }
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const compose = parse(text('compose.yaml'), { schema: 'failsafe', merge: true }) as Compose

// The library of OpenTelemetry reads these itself.
const LIBRARY_VARIABLE = /^OTEL_/

/** Variables that a service declares. */
function variablesOf(service: 'api' | 'bff'): Set<string> {
  const shared = ['service/src/processVariables.ts', 'service/src/traceVariables.ts'].map(text)
  const sources = [...shared, ...sourcesBelow(`${service}/src/config`).map((source) => source.text)]
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name)),
  )
}

describe('the Dockerfile', () => {
  const stages = parseDockerfile(text('Dockerfile'))
  const stageNamed = (name: string) => stages.find((stage) => stage.name === name)
  const namesIn = (stage?: (typeof stages)[number]) => (stage?.instructions ?? []).map(({ name }) => name)

  test('every stage starts from an earlier one or from the same exact version of Node 24 [OPS-3]', () => {
    const foreign = stages
      .filter(({ base }, index) => !stages.slice(0, index).some(({ name }) => name === base))
      .map(({ base }) => base)
    expect(new Set(foreign).size).toBe(1)
    expect(foreign[0]).toMatch(/^node:24\.\d+\.\d+-slim$/)
  })

  test('sets only variables that a service reads', () => {
    const known = new Set([...variablesOf('api'), ...variablesOf('bff')])
    const names = stages
      .flatMap(({ instructions }) => instructions)
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ args }) => args.split(/\s+/).map((pair) => pair.split('=')[0] ?? ''))
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  test('every install uses cache mounts, so that a changed source downloads nothing again [OPS-3]', () => {
    const installs = stages
      .flatMap(({ instructions }) => instructions)
      .filter(({ name, args }) => name === 'RUN' && args.includes('pnpm.mjs'))
    expect(installs).toHaveLength(2)
    for (const { args } of installs) expect(args).toContain('--mount=type=cache,target=/root/.local/share/pnpm/store')
  })

  test.each(['api', 'bff'])(
    '%s runs as a numeric user and checks its health seldom once it is ready [OPS-3]',
    (target) => {
      const stage = stageNamed(target)
      const health = stage?.instructions.find(({ name }) => name === 'HEALTHCHECK')?.args
      expect(health).toContain('--interval=15s')
      expect(health).toContain('--start-interval=2s')
      expect(namesIn(stage)).not.toContain('USER')
      const user = stageNamed(stage?.base ?? '')?.instructions.find(({ name }) => name === 'USER')
      expect(user?.args).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    },
  )
})

describe('compose.yaml', () => {
  const { services } = compose

  test('starts two of each service, PostgreSQL, Redis and the proxy', () => {
    expect(Object.keys(services).sort()).toEqual(['api-1', 'api-2', 'bff-1', 'bff-2', 'postgres', 'proxy', 'redis'])
  })

  const SECRETS = {
    api: ['TOKEN_SECRET', 'SERVICE_KEY', 'PASSWORD_PEPPER'],
    bff: ['SESSION_SECRET', 'SERVICE_KEY'],
  }

  test.each(['api', 'bff'] as const)(
    '%s receives only variables that it reads, and does not start without its secrets [SEC-13]',
    (service) => {
      for (const name of [`${service}-1`, `${service}-2`]) {
        const { environment = {}, build, env_file } = services[name] ?? {}
        expect(build?.target).toBe(service)
        expect(env_file).toBeUndefined()
        const known = variablesOf(service)
        expect(Object.keys(environment).filter((one) => !known.has(one) && !LIBRARY_VARIABLE.test(one))).toEqual([])
        for (const secret of [...SECRETS[service], 'PUBLIC_URL'])
          expect(environment[secret]).toBe(`\${${secret}:?must be set in .env}`)
      }
    },
  )

  // A new deployment must not need these: they name other servers, for tests.
  const NOT_PASSED = /_BASE_URL$|_VERIFY_URL$|^GOOGLE_(ISSUERS|JWKS_URL)$|^ALLOW_INSECURE_ENDPOINTS$|^OTEL_/
  // The api knows the port of the bff only to guess PUBLIC_URL, which is set.
  const IMPLIED = { api: ['PORT', 'TRUSTED_PROXY'], bff: [] as string[] }

  test.each(['api', 'bff'] as const)('%s receives every setting of .env.example that it reads [SEC-13]', (service) => {
    const documented = new Set(
      [...text('.env.example').matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name),
    )
    const { environment = {} } = services[`${service}-1`] ?? {}
    const expected = [...variablesOf(service)].filter(
      (name) => documented.has(name) && !NOT_PASSED.test(name) && !IMPLIED[service].includes(name),
    )
    expect(expected.filter((name) => !(name in environment))).toEqual([])
  })

  test('every variable that compose.yaml reads is in .env.example [OPS-3]', () => {
    const read = [...text('compose.yaml').matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name = '']) => name)
    const documented = text('.env.example')
    expect([...new Set(read)].filter((name) => !documented.includes(`# ${name}=`))).toEqual([])
  })

  test.each(Object.entries(services))(
    '%s has a read-only root, no privileges to gain, and bounds for memory and logs [OPS-3]',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: 'true',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
      })
      expect(service.logging?.options).toHaveProperty('max-size')
      if (!service.build) expect(service.image).toMatch(/^\w+:\d+\.\d+(\.\d+)?$/)
    },
  )

  test('sets every variable of the proxy template and no other', () => {
    const open = [...text('deploy/nginx.conf.template').matchAll(/\$\{([A-Z\d_]+)\}/g)].map(([, name = '']) => name)
    expect(Object.keys(services.proxy?.environment ?? {}).sort()).toEqual([...new Set(open)].sort())
  })

  test('names only files and volumes that exist', () => {
    const sources = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0] ?? ''))
    const files = sources.filter((source) => source.startsWith('./') && source !== './deploy/tls')
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
    const names = sources.filter((source) => !source.startsWith('.'))
    expect(names.filter((name) => !(name in compose.volumes))).toEqual([])
  })
})
