import { Environment, RecordSource, Store } from 'relay-runtime'
import { createNetwork, type NetworkParts } from './network.ts'

const SCREENS_KEPT = 10
const FRESH_MILLISECONDS = 5 * 60_000

/** Signing in or out creates a new environment, so no record outlives its session. */
export function createEnvironment(parts: NetworkParts): Environment {
  return new Environment({
    network: createNetwork(parts),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: SCREENS_KEPT,
      queryCacheExpirationTime: FRESH_MILLISECONDS,
    }),
  })
}
