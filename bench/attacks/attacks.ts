import { randomUUID } from 'node:crypto'
import { operationIdOf } from '../../tests/support/project/operations.ts'
import type { Palier } from '../../tests/support/palier.ts'
import { type Attacker, createAttacker, download, importFile, importLots, sendGraphql } from './attacker.ts'

const YEAR = 2026
const LOTS_TO_EXPORT = 20_000
const LOTS_OF_LARGE_BOOK = 100_000
const IMPORTERS = 5
const PAUSE = 200
const SMALL_FILE = 'date,type,symbol,exchange,quantity,price,note\n2026-01-05,buy,RY,XTSE,1,1.25,'

/**
 * What an attacker repeats, so many at a time. `pauseMilliseconds` between two tries keeps requests that cost little from
 * being a flood of the machine. `check` returns what other users have lost by it.
 */
export type Attack = {
  name: string
  atOnce: number
  pauseMilliseconds?: number
  /** Returns what the attacker was answered: a status, or null. */
  act(turn: number): Promise<number | null>
  check?(): Promise<string[]>
}

/** Prepares an attack against the running services. */
export const ATTACKS: Readonly<Record<string, (palier: Palier) => Promise<Attack>>> = {
  'SEC-1': async ({ url }) => {
    const body = {
      id: operationIdOf('InvitationSectionQuery'),
      variables: { group: 'cannot represent '.repeat(14_000) },
    }
    const act = () => sendGraphql(url, body)
    return { name: 'variables of 240 kB, anonymous', atOnce: 3, pauseMilliseconds: PAUSE, act }
  },

  'SEC-2': async (palier) => {
    const { send } = await createAttacker(palier)
    const bodies = unknownIds()
    return {
      name: 'unknown ids of extensions',
      atOnce: 3,
      pauseMilliseconds: PAUSE,
      act: (turn) => send(bodies[turn % bodies.length] ?? {}),
      check: () => missingFeatures(palier),
    }
  },

  'SEC-3': async (palier) => {
    const attacker = await createAttacker(palier)
    await importLots(attacker, LOTS_TO_EXPORT)
    const act = () => download(palier.url, attacker.caller.token)
    return { name: 'exports of 20,000 lots', atOnce: 8, act }
  },

  'SEC-4': async (palier) => {
    const senders: Attacker[] = []
    for (let number = 0; number < IMPORTERS; number += 1) senders.push(await createAttacker(palier))
    const files = hostileFiles()
    return {
      name: 'hostile import files of five guests',
      atOnce: IMPORTERS,
      async act(turn) {
        const sender = senders[turn % senders.length]
        if (!sender) return null
        return (await importFile(sender.caller, sender.portfolioId, files[turn % files.length] ?? '')).status
      },
      check: () => refusedImport(palier),
    }
  },

  'SEC-5': async (palier) => {
    const attacker = await createAttacker(palier)
    await importLots(attacker, LOTS_OF_LARGE_BOOK)
    const queries = heavyReads(attacker.portfolioId)
    return {
      name: 'lots, cost base and returns of 100,000 lots',
      atOnce: 5,
      act: (turn) => attacker.send({ query: queries[turn % queries.length] }),
    }
  },

  'SEC-6': async (palier) => {
    const { send } = await createAttacker(palier)
    const argument = (_: unknown, index: number) => `a${index}: exchangeRate(from: 1, to: 2)`
    const query = `{ ${'a'.repeat(15_000)}: site { ${Array.from({ length: 10 }, argument).join(' ')} } }`
    const act = () => send({ query })
    return { name: 'documents of 15 kB that do not validate', atOnce: 3, pauseMilliseconds: PAUSE, act }
  },
}

function unknownIds(): object[] {
  const id = () => randomUUID()
  const globalId = (type: string) => Buffer.from(`${type}:${id()}`).toString('base64')
  return [
    {
      id: operationIdOf('IncomePanelQuery'),
      variables: { portfolioId: id(), currency: 'CAD', year: YEAR },
    },
    { id: operationIdOf('useComparedReturnsQuery'), variables: { stockId: id(), days: 30 } },
    { id: operationIdOf('useTradeLossCheckQuery'), variables: { stockId: globalId('Stock') } },
    { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: globalId('BookEvent') } },
    { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: globalId('Lot') } },
    { query: `{ viewer { valueOverTime(portfolioId: "${id()}") { isSample } } }` },
  ]
}

/** Features that a new guest no longer has. */
async function missingFeatures(palier: Palier): Promise<string[]> {
  const { caller } = await createAttacker(palier)
  const query = `{ viewer { income(currency: CAD, year: ${YEAR}) { year } performance(days: 30) { isSample }
    valueOverTime { isSample } costBaseReport(year: ${YEAR}) { year } } }`
  const answer = await fetch(`${palier.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as { data: { viewer: Record<string, unknown> | null } | null }
  const fields = Object.entries(data?.viewer ?? { viewer: null })
  return fields.flatMap(([field, value]) => (value === null ? [`${field} is gone`] : []))
}

/** Refusal of a small import of another guest, sent while the attack goes on. */
async function refusedImport(palier: Palier): Promise<string[]> {
  const { caller, portfolioId } = await createAttacker(palier)
  const { status, code } = await importFile(caller, portfolioId, SMALL_FILE)
  return status === 200 ? [] : [`a small import was refused: ${status} ${code}`]
}

/** A quoted cell of 124,000 quotation marks, and dates of spaces. */
function hostileFiles(): string[] {
  const quotes = `Date,Type,Symbol,Quantity,Price\n"\ny${'"'.repeat(124_000)}x,1,2,3,4`
  const spaces = `Date,Type,Symbol,Quantity,Price\n${`${' '.repeat(1_990)}x,buy,RY,1,1\n`.repeat(5_000)}`
  return [quotes, spaces]
}

function heavyReads(portfolioId: string): string[] {
  const lots = 'edges { node { lotId date quantity price } }'
  return [
    `{ viewer { portfolio(portfolioId: "${portfolioId}") { stocks { lots(first: 100) { ${lots} } } } } }`,
    `{ viewer { costBaseReport(year: ${YEAR}) { year } } }`,
    `{ viewer { performance(days: 1800) { isSample } } }`,
    `{ viewer { valueOverTime { isSample } } }`,
  ]
}
