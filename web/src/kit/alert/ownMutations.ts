import type { IEnvironment } from 'relay-runtime'

/** How long after its answer the server may still tell of a write. */
const ECHO_MILLISECONDS = 5000

/** The writes of this page, whose echo is no news to it. The server tells each of them once, sometimes two together. */
export interface OwnMutations {
  /** Begins a write; the verb that it gives back is called with the outcome. */
  begin(): (isDone: boolean) => void
  /** Whether a change that the server tells of may be the echo of a write from here; counts it as that. */
  takeEcho(): boolean
  forget(): void
}

const mutations = new WeakMap<IEnvironment, OwnMutations>()

/** The writes of the present session. */
export function ownMutationsOf(environment: IEnvironment): OwnMutations {
  const known = mutations.get(environment)
  if (known) return known
  const made = createOwnMutations(() => Date.now())
  mutations.set(environment, made)
  return made
}

/** `now` in milliseconds. An echo that does not come is not waited for longer than five seconds. */
export function createOwnMutations(now: () => number): OwnMutations {
  // When each of them stops being waited for; one under way never does.
  let awaited: { until: number }[] = []
  return {
    begin() {
      const write = { until: Number.POSITIVE_INFINITY }
      awaited.push(write)
      return (isDone) => {
        write.until = isDone ? now() + ECHO_MILLISECONDS : 0
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
