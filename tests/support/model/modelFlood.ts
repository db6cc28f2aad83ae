import { catalogue } from '@palier/contract/catalogue'
import type { LoneApi } from '../kills/killsApi.ts'
import { type Answered, type Caller, createCaller, enterAsGuest, outcomeOf } from '../restCaller.ts'

/** What came of a flood: every outcome with its count, how long the slowest waited, and what is wrong with that. */
export type Flood = {
  name: string
  outcomes: Map<string, number>
  slowest: number
  grownBytes: number
  breaches: string[]
}

type FloodPlan = { name: string; works: readonly (() => Promise<Answered>)[]; expected: readonly string[] }

/** Does all at once. Whoever is refused hears when to come back, and the service is as quick afterwards as before. */
async function flood(api: LoneApi, { name, works, expected }: FloodPlan): Promise<Flood> {
  const before = api.takeMemory().resident
  const outcomes = new Map<string, number>()
  const breaches = new Set<string>()
  const started = performance.now()
  let slowest = 0
  await Promise.all(
    works.map(async (work) => {
      const answered = await work()
      slowest = Math.max(slowest, performance.now() - started)
      const outcome = outcomeOf(answered)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (!expected.includes(outcome)) breaches.add(`${name}: ${JSON.stringify(answered)}`)
      const isSentAway = answered.status === 503 || answered.status === 429
      if (isSentAway && !tellsWhen(answered)) breaches.add(`${name}: no time in ${JSON.stringify(answered)}`)
    }),
  )
  const ready = await fetch(`${api.url}/readyz`)
  if (ready.status !== 200) breaches.add(`${name}: not ready afterwards`)
  const grownBytes = api.takeMemory().peak - before
  return { name, outcomes, slowest, grownBytes, breaches: [...breaches] }
}

function tellsWhen({ body, retryAfter }: Answered): boolean {
  const seconds = body.errors?.[0]?.params?.retryAfterSeconds
  return typeof seconds === 'number' && seconds > 0 && retryAfter === String(seconds)
}

/** Passwords to be hashed: a few at once, a hundred wait, the others are sent away. */
export function floodHashing(api: LoneApi, count: number): Promise<Flood> {
  const { post } = createCaller(api.url)
  const works = Array.from({ length: count }, (_, number) => () => {
    return post({
      call: catalogue.login,
      input: { email: `personne-${number}@exemple.ca`, password: 'Mauvais-1!', token: '' },
    })
  })
  return flood(api, {
    name: 'sign-ins',
    works,
    // One address may try a hundred of them an hour.
    expected: ['400 InvalidEmailPasswordCombination', '429 operationsLimitReached', '429 TooManyUnsuccessfulAttempts'],
  })
}

/** Reads, more than may wait for a connection. */
export async function floodDatabase(api: LoneApi, count: number): Promise<Flood> {
  const { post } = await enterAsGuest(api.url)
  const works = Array.from({ length: count }, () => () => {
    return post({ call: catalogue.getUserDataPackage, input: { lots: 'none', transactionsFirst: 0 } })
  })
  return flood(api, { name: 'reads', works, expected: ['200', '503 ServiceUnavailable'] })
}

/** Files of trades as large as they may be, from as many people. */
export async function floodImports(api: LoneApi, count: number, megabytes: number): Promise<Flood> {
  const people: { person: Caller; portfolioId: string }[] = []
  for (let number = 0; number < count; number += 1) {
    const person = await enterAsGuest(api.url)
    const { portfolios } = await person.send(catalogue.getPortfolios, { lots: 'none', transactionsFirst: 0 })
    people.push({ person, portfolioId: portfolios[0]?.id ?? '' })
  }
  const csv = fileOf(megabytes)
  const works = people.map(({ person, portfolioId }) => () => {
    return person.post({ call: catalogue.uploadImport, portfolioId, csv })
  })
  return flood(api, { name: `files of ${megabytes} MB`, works, expected: ['200', '503 ServiceUnavailable'] })
}

/** A file of so many megabytes whose rows are long rather than many. */
function fileOf(megabytes: number): string {
  const header = 'date,type,symbol,exchange,quantity,price,note\n'
  const row = `2026-01-05,buy,RY,XTSE,10,130.25,${'Une note assez longue. '.repeat(8)}\n`
  return header + row.repeat(Math.floor((megabytes * 1024 * 1024 - header.length) / Buffer.byteLength(row)))
}
