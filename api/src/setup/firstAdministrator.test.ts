import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { setAdministrator } from '../database/queries/admin/administratorQueries.ts'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { createPasswordHasher } from '../providers/passwordHash/passwordHasher.ts'
import { createSimulatedMarketData } from '../providers/marketData/simulated/simulatedMarketData.ts'
import { makeFirstAdministrator } from './firstAdministrator.ts'
import { seedDatabase } from './seedDatabase.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const NEW = { email: 'admin@palier.test', password: null }
const hasher = createPasswordHasher({
  peppers: [{ version: 1, secret: 'a-pepper-of-the-tests-0123456789' }],
  cost: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
})
const marketData = createSimulatedMarketData({
  seed: 1,
  session: 'always',
  securitiesFile: join(import.meta.dirname, '../../data/securities.csv'),
})

describeOnOneEngine('the first administrator', (open) => {
  const dataDirectory = join(tmpdir(), `palier-${randomUUID()}`)
  afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }))

  async function setUp() {
    const { database } = await open()
    await seedDatabase(database, marketData)
    const administrators = async () =>
      (
        await database.execute<{ email: string; password_hash: string }>(
          sql`select email, password_hash, roles from users join credentials on user_id = id`,
        )
      ).rows
    return { database, ports: { database, hasher, dataDirectory }, administrators }
  }

  test('the first start makes one and keeps its password for the owner of the folder only [D11]', async () => {
    const { ports, administrators } = await setUp()
    const madeUp = await makeFirstAdministrator(NEW, NOW, ports)
    const [row, ...others] = await administrators()
    expect([row, others]).toMatchObject([{ email: NEW.email, roles: { admin: { active: true } } }, []])
    expect((await hasher.verify(row?.password_hash ?? '', madeUp?.password ?? '')).matches).toBe(true)

    const file = madeUp?.file ?? ''
    expect(readFileSync(file, 'utf8')).toBe(`${NEW.email}\n${madeUp?.password}\n`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await makeFirstAdministrator({ email: 'other@palier.test', password: null }, NOW, ports)).toBeNull()
    expect(await administrators()).toHaveLength(1)
  })

  test('with a given password nothing is told [D11]', async () => {
    const { ports, administrators } = await setUp()
    const given = { email: 'me@example.com', password: 'Escalier-7-paliers' }
    expect(await makeFirstAdministrator(given, NOW, ports)).toBeNull()
    const [row] = await administrators()
    expect((await hasher.verify(row?.password_hash ?? '', given.password)).matches).toBe(true)
  })

  test('the role is given and taken by address, and beside it nothing changes', async () => {
    const { ports, administrators } = await setUp()
    await makeFirstAdministrator(NEW, NOW, ports)
    const { database } = ports
    await database.execute(sql`update users set roles = roles || '{"other": {"active": true}}'`)
    const rolesAfter = async (isAdministrator: boolean) => {
      expect(await setAdministrator(database, NEW.email.toUpperCase(), isAdministrator)).toBe(true)
      return (await administrators())[0]
    }
    const other = { active: true }
    expect(await rolesAfter(false)).toMatchObject({ roles: { admin: { active: false }, other } })
    expect(await rolesAfter(true)).toMatchObject({ roles: { admin: { active: true }, other } })
    expect(await setAdministrator(database, 'nobody@palier.test', true)).toBe(false)
  })

  test('two first starts at once make one [D11]', async () => {
    const { ports, administrators } = await setUp()
    const made = await Promise.all([1, 2].map(() => makeFirstAdministrator(NEW, NOW, ports)))
    expect(made.filter((each) => each !== null)).toHaveLength(1)
    expect(await administrators()).toHaveLength(1)
  })
})
