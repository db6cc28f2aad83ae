import type { IEnvironment } from 'relay-runtime'

/** The server may announce a mutation this long after its response. */
const ECHO_MILLISECONDS = 5000

/** Mutations of this page, whose echoes are ignored. The server may announce two mutations as one change. */
export interface OwnMutations {
  begin(): (isDone: boolean) => void
  /** Returns true if an announced change may be an echo, and uses up one expected echo. */
  takeEcho(): boolean
  forget(): void
}

const mutations = new WeakMap<IEnvironment, OwnMutations>()

export function ownMutationsOf(environment: IEnvironment): OwnMutations {
  const known = mutations.get(environment)
  if (known) return known
  const made = createOwnMutations(() => Date.now())
  mutations.set(environment, made)
  return made
}

export function createOwnMutations(now: () => number): OwnMutations {
  let awaited: { until: number }[] = []
  return {
    begin() {
      const mutation = { until: Number.POSITIVE_INFINITY }
      awaited.push(mutation)
      return (isDone) => {
        mutation.until = isDone ? now() + ECHO_MILLISECONDS : 0
      }
    },
    takeEcho() {
      awaited = awaited.filter(({ until }) => until > now())
      return awaited.shift() !== undefined
    },
    forget() {
      awaited = []
    },
  }
}
