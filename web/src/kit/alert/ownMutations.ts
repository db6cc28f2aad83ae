import type { IEnvironment } from 'relay-runtime'

/** How long after its answer the server may still announce a mutation. */
const ECHO_MILLISECONDS = 5000

/** The mutations of this page, whose echo it must ignore. The server announces each once, sometimes two together. */
export interface OwnMutations {
  /** Begins a mutation; the function that it returns is called with the outcome. */
  begin(): (isDone: boolean) => void
  /** Whether an announced change may be the echo of a mutation of this page; counts it as that. */
  takeEcho(): boolean
  forget(): void
}

const mutations = new WeakMap<IEnvironment, OwnMutations>()

/** The mutations of the present session. */
export function ownMutationsOf(environment: IEnvironment): OwnMutations {
  const known = mutations.get(environment)
  if (known) return known
  const made = createOwnMutations(() => Date.now())
  mutations.set(environment, made)
  return made
}

/** `now` in milliseconds. An echo is expected for five seconds at most. */
export function createOwnMutations(now: () => number): OwnMutations {
  // When each expectation ends; one under way never does.
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
