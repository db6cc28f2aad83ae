import { setTimeout as delay } from 'node:timers/promises'
import { getBuyLists, getOtherLists, getSellLists, otherListWrites } from '@palier/contract/watchlists/watchListCalls'
import { REFUSAL_CODES } from '@palier/domain/kernel/refusalCodes'
import { MARK } from './faultProxy.ts'
import type { FaultStage } from './faultStage.ts'

/** Deadlines; half a second is for the way. */
export const READ_MILLISECONDS = 5000 + 500
export const WRITE_MILLISECONDS = 10_000 + 500
/** How soon all is well again. */
export const RECOVERY_MILLISECONDS = 10_000
/** What is answered without a call. */
export const LOCAL_MILLISECONDS = 250

/** One row of the table of faults: what was measured, and whether it is as it must be. */
export type FaultRow = { row: string; figure: string; limit: string; holds: boolean }

export const PATHS = {
  BUY: getBuyLists.path,
  SELL: getSellLists.path,
  OTHERS: getOtherLists.path,
  create: otherListWrites.createList.path,
} as const

/** Of what the process remembers: it costs no call. */
const CACHED = '{ site { appVersion invitationRequired } }'
const CREATE = `mutation ($input: CreateWatchListInput!) {
  createWatchList(input: $input) { __typename ... on Problem { code } ... on LimitProblem { code } }
}`

type Answer = Awaited<ReturnType<FaultStage['person']['ask']>>
export type Timed = { answer: Answer; milliseconds: number }

/** One call to the api. */
export function readLists({ person }: FaultStage, kind: 'BUY' | 'SELL' | 'OTHERS' = 'BUY'): Promise<Timed> {
  return timed(() => person.ask(`{ viewer { watchLists(kinds: [${kind}]) { name entries { id } } } }`))
}

/** One call to the api. */
export function createList({ person }: FaultStage, name: string): Promise<Timed> {
  return timed(() => person.ask(CREATE, { input: { kind: 'OTHERS', name, description: '' } }))
}

export function readCached({ person }: FaultStage): Promise<Timed> {
  return timed(() => person.ask(CACHED))
}

async function timed(work: () => Promise<Answer>): Promise<Timed> {
  const began = performance.now()
  const answer = await work()
  return { answer, milliseconds: performance.now() - began }
}

/**
 * The code with which a call failed, null for a success. Where a failure is told in no code of ours, or repeats words of
 * the upstream, the whole text.
 */
export function failureOf({ answer: { data, errors } }: Timed): string | null {
  const text = JSON.stringify({ data, errors })
  if (text.includes(MARK)) return text
  const codes = [
    ...(errors ?? []).map(({ extensions }) => extensions?.code ?? text),
    ...[...text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code ?? text),
  ]
  return codes.find((code) => !isTyped(code)) ?? codes[0] ?? null
}

/** Of ours and nobody's words. */
export function isTyped(failure: string | null): boolean {
  return failure !== null && failure in REFUSAL_CODES
}

/** How long it takes until reads succeed again, in milliseconds; asked ten times a second for twenty seconds. */
export async function recoveryOf(stage: FaultStage): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 20_000) {
    if (failureOf(await readLists(stage)) === null) return performance.now() - began
    await delay(100)
  }
  return Infinity
}

/** Resolves when it is so, or after this time; answers whether it is. */
export async function becomes(isSo: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (!isSo() && performance.now() < deadline) await delay(50)
  return isSo()
}

/** The value that this part of them does not pass. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** In milliseconds. */
export function longestOf(timed: readonly Timed[]): number {
  return Math.max(...timed.map(({ milliseconds }) => milliseconds))
}
