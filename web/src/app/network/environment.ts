import { Environment, RecordSource, Store } from 'relay-runtime'
import { createNetwork, type NetworkParts } from './network.ts'

/** How many screens that were left stay ready for the way back. */
const SCREENS_KEPT = 10
/** Older data is asked for again when its screen is opened. */
const FRESH_MILLISECONDS = 5 * 60_000

/** A store and its way to the server. Signing in or out makes a new one: no record outlives its session. */
export function createEnvironment(parts: NetworkParts): Environment {
  return new Environment({
    network: createNetwork(parts),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: SCREENS_KEPT,
      queryCacheExpirationTime: FRESH_MILLISECONDS,
    }),
  })
}
