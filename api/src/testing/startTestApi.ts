import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, SentInputOf } from '@palier/contract/kernel/call'
import { loginAsGuest } from '@palier/contract/accounts/authenticationCalls'
import { createClient, RestError } from '@palier/contract/client'
import { type Config, readConfig } from '../config/config.ts'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { type Api, type Overrides, startApi } from '../start.ts'
import { guardMarketData } from './guardMarketData.ts'
import { sharedMarket } from './sharedMarket.ts'

export const KEYS = {
  TOKEN_SECRET: 'a-token-secret-of-the-tests-0123456789',
  SERVICE_KEY: 'a-service-key-of-the-tests-0123456789',
  PASSWORD_PEPPER: '1:a-pepper-of-the-tests-0123456789-0123456789',
  PREPRODUCTION_KEY: 'a-preproduction-key-of-the-tests',
}

/** A Friday morning in Toronto. */
export const START = new Date('2026-11-20T15:00:00.000Z')

type Sending = { token?: string | undefined; headers?: Record<string, string>; method?: string }
export type Received = { status: number; headers: Headers; body: unknown }

/** A service on a port of its own over a test's database, with a clock that the test moves. */
export async function startTestApi(
  testDatabase: TestDatabase,
  { config = {}, marketData, ...overrides }: Overrides & { config?: Partial<Config> } = {},
) {
  const lines: string[] = []
  let instant = START.getTime()
  const { PREPRODUCTION_KEY: _closed, ...keys } = KEYS
  const base = readConfig({ ...keys, NODE_ENV: 'test' })
  const market = marketData ?? sharedMarket({ ...base, ...config })
  const dataDirectory = join(tmpdir(), `palier-${randomUUID()}`)
  const api: Api = await startApi(
    {
      ...base,
      port: 0,
      dataDirectory,
      administrator: null,
      guestsPerHour: 10_000,
      registrationsPerHour: 10_000,
      signInsPerHour: 10_000,
      invitationRequestsPerHour: 10_000,
      requestsPerMinute: 100_000,
      logLevel: 'debug',
      ...config,
    },
    {
      // The suite closes its databases itself.
      connection: { ...testDatabase, close: async () => {} },
      now: () => new Date(instant),
      logDestination: { write: (line) => void lines.push(line) },
      // Never, so that only the calls of a test send statements.
      jobPollMilliseconds: 2_000_000_000,
      ...(market && { marketData: guardMarketData(market) }),
      // Little work, so that a test waits for nothing.
      passwordCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
      humanCheckDifficulty: 8,
      ...overrides,
    },
  )

  async function post(path: string, body: unknown, { token, headers, method = 'POST' }: Sending = {}) {
    const answer = await fetch(api.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const received: Received = { status: answer.status, headers: answer.headers, body: await answer.json() }
    return received
  }

  function clientOf(sending: Sending = {}) {
    return createClient(({ call, body }) => post(call.path, body ?? '', { ...sending, method: call.method }))
  }

  return {
    url: api.url,
    lines,
    post,
    clientOf,
    dataDirectory,
    async close() {
      await api.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
    now: () => new Date(instant),
    pass(milliseconds: number) {
      instant += milliseconds
    },
    /** A guest who may be asked to send calls. */
    async signIn(headers: Record<string, string> = {}) {
      const answer = await clientOf({ headers }).send(loginAsGuest, {})
      const token = answer.tokenInfo.rawToken
      return {
        answer,
        token,
        userId: answer.user.userId,
        send: <C extends Call>(call: C, input: SentInputOf<C>, more: Record<string, string> = {}) =>
          clientOf({ token, headers: { ...headers, ...more } }).send(call, input),
      }
    },
    /** How many statements the work sends, those of the jobs aside. */
    async countStatements(work: () => Promise<unknown>): Promise<number> {
      testDatabase.statements.length = 0
      await work()
      return testDatabase.statements.filter((statement) => !statement.includes('"jobs"')).length
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>
export type Guest = Awaited<ReturnType<TestApi['signIn']>>

/** The refusal that a call ends with. Throws when it is not refused. */
export async function refusalOf(sent: Promise<unknown>): Promise<RestError> {
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof RestError) return error
  throw new Error('it was not refused')
}

/** The keys of an object in order, for comparing with those of a schema. */
export function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value).sort() : []
}
