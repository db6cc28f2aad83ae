import { setTimeout as pause } from 'node:timers/promises'
import { operationIdOf } from '../../tests/support/project/operations.ts'
import { createPerson } from '../../tests/support/people/person.ts'

// A reader looks at a page before opening the next one.
const PAUSE_MILLISECONDS = 1_500
const DEADLINE_MILLISECONDS = 30_000
const IDS = '{ viewer { watchLists { listId } portfolios { portfolioId } } }'

type Ids = { viewer: { watchLists: { listId: string }[]; portfolios: { portfolioId: string }[] } }

/** Waits in milliseconds and failures of all readers. */
export type Waits = { count: number; p99: number; longest: number; failures: Map<string, number> }

export type Readers = { during(work: () => Promise<void>): Promise<Waits> }

/** Signs in guests who open the dashboard, a list and a portfolio in turns, every second or two. */
export async function createReaders(url: string, count: number): Promise<Readers> {
  const readers: Awaited<ReturnType<typeof createReader>>[] = []
  for (let number = 0; number < count; number += 1) readers.push(await createReader(url))

  return {
    async during(work) {
      const waits: number[] = []
      const failures = new Map<string, number>()
      let isOver = false
      const reading = readers.map(async (read, number) => {
        await pause((PAUSE_MILLISECONDS * number) / count)
        for (let turn = number; !isOver; turn += 1) {
          const began = performance.now()
          const problem = await read(turn)
          waits.push(performance.now() - began)
          if (problem !== null) failures.set(problem, (failures.get(problem) ?? 0) + 1)
          await pause(PAUSE_MILLISECONDS)
        }
      })
      await work().finally(() => (isOver = true))
      await Promise.all(reading)
      waits.sort((a, b) => a - b)
      const at = (share: number) => Math.round(waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN)
      return { count: waits.length, p99: at(0.99), longest: at(1), failures }
    },
  }
}

/** Reads a screen; returns the problem, or null. */
async function createReader(url: string): Promise<(turn: number) => Promise<string | null>> {
  const person = createPerson(url)
  await person.signInAsGuest()
  const { viewer } = await person.read<Ids>(IDS)
  const screens = [
    { id: operationIdOf('DashboardScreenQuery'), variables: {} },
    { id: operationIdOf('ListScreenQuery'), variables: { listId: viewer.watchLists[0]?.listId } },
    { id: operationIdOf('PortfolioScreenQuery'), variables: { portfolioId: viewer.portfolios[0]?.portfolioId } },
  ]
  const headers = { 'content-type': 'application/json', accept: 'application/json', cookie: person.cookie }

  return async (turn) => {
    try {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify(screens[turn % screens.length]),
        signal: AbortSignal.timeout(DEADLINE_MILLISECONDS),
      })
      const { errors } = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] }
      if (answer.status === 200 && !errors) return null
      return `${answer.status} ${errors?.[0]?.extensions?.code ?? ''}`.trim()
    } catch (error) {
      return error instanceof Error ? error.name : 'no answer'
    }
  }
}
