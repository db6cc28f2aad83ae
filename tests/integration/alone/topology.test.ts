import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TERMS } from '@palier/domain/accounts/terms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTopology, type Topology } from '../../support/topology/topology.ts'
import {
  proveElection,
  provePrices,
  proveRollingRestart,
  proveSignOut,
  until,
} from '../../support/topology/topologyProofs.ts'

const TICKS = 4
const REGISTRATIONS = 6
const ENDING_MILLISECONDS = 15_000

let topology: Topology

beforeAll(async () => {
  topology = await startTopology({ REGISTRATIONS_PER_HOUR: String(REGISTRATIONS) })
})
afterAll(() => topology?.stop())

test('who comes without encryption is sent on, and who comes with it is served with a session', async () => {
  const answer = await fetch(`${topology.plainUrl}/about`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  const person = topology.person()
  await person.signInAsGuest()
  expect(person.cookie).toMatch(/^__Host-/)
})

test('a tick reaches those who follow at both bffs, and is read once for both', async () => {
  const { reads, events } = await provePrices(topology, TICKS)
  expect(reads).toBeLessThanOrEqual(TICKS + 1)
  for (const count of events) expect(count).toBeGreaterThanOrEqual(TICKS - 1)
})

test('a limit of one address holds across processes', async () => {
  const outcomes: string[] = []
  for (let number = 0; number < REGISTRATIONS + 2; number += 1) outcomes.push(await register(number))
  expect(outcomes).toEqual([...Array(REGISTRATIONS).fill('RegisterPayload'), ...Array(2).fill('LimitProblem')])
})

test('signing out at one bff closes the sockets at the other within five seconds [SHELL-12]', async () => {
  expect(await proveSignOut(topology)).toBeLessThan(5_000)
})

test('a rolling restart under load loses no acknowledged write and no session', async () => {
  const { endings, load } = await proveRollingRestart(topology, { writers: 2, readers: 3 })
  expect(endings.filter(({ code, milliseconds }) => code !== 0 || milliseconds > ENDING_MILLISECONDS)).toEqual([])
  expect(load).toMatchObject({ lost: 0, doubled: 0, signedOut: 0 })
  expect(load.failedReads, load.reasons.join('\n')).toBeLessThanOrEqual(Math.max(1, load.reads / 100))
})

test('another bff reads the prices within a tick after the one that did was killed', async () => {
  const { electedAfter, longestGap, isSurvivorServed } = await proveElection(topology)
  expect(electedAfter).toBeLessThanOrEqual(topology.tickMilliseconds)
  expect(longestGap).toBeLessThanOrEqual(2 * topology.tickMilliseconds)
  expect(isSurvivorServed).toBe(true)
})

test('each mail was sent once, whichever process did it [D14]', async () => {
  const outbox = join(topology.dataDirectory, 'outbox')
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith('.eml')).length
  await until(() => mails() >= REGISTRATIONS, 'every mail is there')
  expect(mails()).toBe(REGISTRATIONS)
})

async function register(number: number): Promise<string> {
  const input = {
    email: `palier-${number}@exemple.ca`,
    firstName: 'Marie',
    lastName: 'Lévesque',
    password: 'Quatre-marches-7!',
    passwordConfirmation: 'Quatre-marches-7!',
    language: 'FR',
    areTermsAccepted: true,
    termsVersion: TERMS.version,
    humanActionToken: '',
  }
  const { register: outcome } = await topology
    .person()
    .read<{ register: { __typename: string } }>(
      'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
      { input },
    )
  return outcome.__typename
}
