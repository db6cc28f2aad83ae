import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import { Refusal } from './refusal.ts'

export type LimiterOptions = {
  /** What is refused where there is no room; nothing else is in trouble then. */
  part: 'imports'
  atOnce: number
  waiting: number
  waitMilliseconds: number
}

/**
 * Does a work where there is room for it; refused with ServiceUnavailable and a time where there is none in time.
 * Works that name the same person take their turns with those of others.
 */
export type Limiter = <Answer>(work: () => Promise<Answer>, person?: string) => Promise<Answer>

type GateState = { isAwaited(): boolean }

/** Works are let in by their rounds: each next one of a person under way belongs to the next round. */
type Work = { person: string | null; round: number }
type Waiting = Work & { begin(): void; refuse(): void }

const SHORT_WAIT_SECONDS = 5

/**
 * Room for so many works at once. So many more wait, each only so long: those of one person follow each other with one
 * of everybody else's in between, otherwise in the order of their coming. Where the line is full the newest work of
 * whoever has most in it gives way to somebody with less.
 */
export function createLimiter({ part, atOnce, waiting, waitMilliseconds }: LimiterOptions): Limiter & GateState {
  const crowded = () =>
    new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: part, retryAfterSeconds: SHORT_WAIT_SECONDS })
  const inside = new Set<Work>()
  const line: Waiting[] = []
  let round = 0

  const waitingOf = (person: string | null) => line.filter((other) => person !== null && other.person === person)

  function roundOf(person: string | null): number {
    const own = [...inside, ...line].filter((other) => person !== null && other.person === person)
    return Math.max(round, ...own.map((other) => other.round + 1))
  }

  function enter(person: string | null): Promise<Work> {
    const work = { person, round: roundOf(person) }
    if (inside.size < atOnce) {
      inside.add(work)
      return Promise.resolve(work)
    }
    if (line.length >= waiting && !makeRoom(person)) return Promise.reject(crowded())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => own.refuse(), waitMilliseconds)
      function leaveLine(): void {
        clearTimeout(timer)
        line.splice(line.indexOf(own), 1)
      }
      const own: Waiting = {
        ...work,
        begin() {
          leaveLine()
          inside.add(work)
          round = work.round
          resolve(work)
        },
        refuse() {
          leaveLine()
          reject(crowded())
        },
      }
      line.push(own)
    })
  }

  function makeRoom(person: string | null): boolean {
    const most = line
      .map((other) => waitingOf(other.person))
      .reduce((one, own) => (own.length > one.length ? own : one))
    if (most.length <= waitingOf(person).length + 1) return false
    most.at(-1)?.refuse()
    return true
  }

  function leave(work: Work): void {
    inside.delete(work)
    const first = Math.min(...line.map((other) => other.round))
    line.find((other) => other.round === first)?.begin()
  }

  async function pass<Answer>(work: () => Promise<Answer>, person: string | null = null): Promise<Answer> {
    const own = await enter(person)
    try {
      return await work()
    } finally {
      leave(own)
    }
  }

  return Object.assign(pass, { isAwaited: () => line.length > 0 })
}
