import { setTimeout as delay } from 'node:timers/promises'
import type { Person } from '../people/person.ts'
import type { Topology } from './topology.ts'

const PAUSE_MILLISECONDS = 25

const LISTS = '{ viewer { watchLists { id name entries { score stock { id lastPrice } } } } }'

const ADD_LOT = `mutation ($input: CreateLotInput!) {
  createLot(input: $input) { __typename ... on Problem { code } }
}`

const BOOK = '{ viewer { portfolios { id stocks { id stock { id } } } } }'

const LOTS = `query ($id: ID!, $after: String) {
  node(id: $id) { ... on PortfolioStock { lots(first: 100, after: $after) {
    edges { node { note } } pageInfo { hasNextPage endCursor }
  } } }
}`

type Book = { viewer: { portfolios: { id: string; stocks: { id: string; stock: { id: string } }[] }[] } }
type LotPage = {
  node: {
    lots: { edges: { node: { note: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
  }
}

export type LoadFigures = {
  /** Writes that were answered with yes, those of them that are not there, and any that are there twice. */
  acknowledged: number
  lost: number
  doubled: number
  failedWrites: number
  reads: number
  failedReads: number
  /** Why something failed, each reason once. */
  reasons: string[]
  people: number
  /** People whose session one of the bffs does not know any more. */
  signedOut: number
}

type Writer = { person: Person; holding: { portfolioId: string; stockId: string; id: string }; notes: Set<string> }

/** Guests who write trades and read their lists without a rest, through the proxy, as pages do: nothing is repeated. */
export async function startLoad(topology: Topology, { writers = 3, readers = 3 } = {}) {
  const counts = { failedWrites: 0, reads: 0, failedReads: 0 }
  const working = await Promise.all(Array.from({ length: writers }, () => becomeWriter(topology)))
  const reading = await Promise.all(Array.from({ length: readers }, () => becomeGuest(topology)))
  const reasons = new Set<string>()
  let hasEnded = false

  async function write({ person, holding, notes }: Writer, name: number): Promise<void> {
    const { portfolioId, stockId } = holding
    for (let number = 0; !hasEnded; number += 1) {
      const note = `${name}-${number}`
      const trade = { type: 'BUY', date: '2026-11-02', quantity: '1', price: '10', note }
      const input = { portfolioId, stockId, ...trade }
      const answer = await person
        .read<{ createLot: { __typename: string } }>(ADD_LOT, { input })
        .catch((error: unknown) => String(error))
      if (typeof answer === 'object' && answer.createLot.__typename === 'CreateLotPayload') notes.add(note)
      else {
        counts.failedWrites += 1
        reasons.add(JSON.stringify(answer))
      }
      await delay(PAUSE_MILLISECONDS)
    }
  }

  async function read(person: Person): Promise<void> {
    while (!hasEnded) {
      const failure = await failureOf(person)
      counts.reads += 1
      if (failure !== null) {
        counts.failedReads += 1
        reasons.add(failure)
      }
      await delay(PAUSE_MILLISECONDS)
    }
  }

  const running = [...working.map(write), ...reading.map(read)]
  return {
    acknowledged: () => working.reduce((sum, { notes }) => sum + notes.size, 0),
    /** Ends it and looks for what was acknowledged. */
    async end(): Promise<LoadFigures> {
      hasEnded = true
      await Promise.all(running)
      const figures = { ...counts, acknowledged: 0, lost: 0, doubled: 0, signedOut: 0 }
      for (const { person, holding, notes } of working) {
        const kept = await notesOf(person, holding.id)
        figures.acknowledged += notes.size
        figures.lost += [...notes].filter((note) => !kept.includes(note)).length
        figures.doubled += kept.length - new Set(kept).size
      }
      const people = [...working.map(({ person }) => person), ...reading]
      for (const person of people) if (!(await isKnownToAll(topology, person))) figures.signedOut += 1
      return { ...figures, reasons: [...reasons], people: people.length }
    },
  }
}

async function becomeGuest(topology: Topology): Promise<Person> {
  const person = topology.person()
  await person.signInAsGuest()
  return person
}

async function becomeWriter(topology: Topology): Promise<Writer> {
  const person = await becomeGuest(topology)
  const { viewer } = await person.read<Book>(BOOK)
  const [portfolio] = viewer.portfolios
  const [holding] = portfolio?.stocks ?? []
  if (!portfolio || !holding) throw new Error('A guest holds nothing.')
  return {
    person,
    holding: { portfolioId: portfolio.id, stockId: holding.stock.id, id: holding.id },
    notes: new Set(),
  }
}

/** The notes of all trades that a test has written. */
async function notesOf(person: Person, id: string): Promise<string[]> {
  const notes: string[] = []
  let after: string | null = null
  do {
    const page: LotPage = await person.read<LotPage>(LOTS, { id, after })
    const { edges, pageInfo } = page.node.lots
    notes.push(...edges.map(({ node }) => node.note).filter((note) => /^\d+-\d+$/.test(note)))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return notes
}

async function isKnownToAll(topology: Topology, person: Person): Promise<boolean> {
  const failures = await Promise.all(topology.bffs.map((bff) => failureOf(topology.personAt(bff, person))))
  return failures.every((failure) => failure === null)
}

/** Why somebody's lists could not be read whole; null where they could. */
async function failureOf(person: Person): Promise<string | null> {
  try {
    const { viewer } = await person.read<{ viewer: { watchLists: unknown[] } | null }>(LISTS)
    return viewer?.watchLists.length ? null : 'The person or their lists are missing.'
  } catch (error) {
    return String(error)
  }
}
