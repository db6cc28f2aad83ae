import type { IEnvironment } from 'relay-runtime'

interface Connection {
  /** Calls back each time that the live connection is there again after a loss. Gives back the verb that ends it. */
  onBack(notify: () => void): () => void
  tellBack(): void
}

const connections = new WeakMap<IEnvironment, Connection>()

/** The news of the live connection of a session. */
export function connectionOf(environment: IEnvironment): Connection {
  const known = connections.get(environment)
  if (known) return known
  const listeners = new Set<() => void>()
  const made: Connection = {
    onBack(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    tellBack() {
      for (const notify of listeners) notify()
    },
  }
  connections.set(environment, made)
  return made
}
