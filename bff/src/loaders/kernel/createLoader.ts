import DataLoader from 'dataloader'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import type { Session } from '../../session/session.ts'

/** Returns one value or error per key, in key order. */
type ReadBatch<Key, Value, Asker> = (keys: readonly Key[], asker: Asker) => Promise<readonly (Value | Error)[]>

type Person = Pick<Operation, 'session'>

type Options<Key> = {
  /** Larger sets are read in several batches. */
  maximumKeys: number
  /** Text that identifies a key that is an object. */
  textOf?: (key: Key) => string
}

type LoaderOf<Key, Value, Asker> = (asker: Asker) => DataLoader<Key, Value, unknown>

/** Shares nothing between users or operations. */
export function createLoader<Key, Value, Asker extends Person = Operation>(
  read: ReadBatch<Key, Value, Asker>,
  { maximumKeys, textOf }: Options<Key>,
): LoaderOf<Key, Value, Asker> {
  const scopes = createRequestMemo<Asker, { session: Session | null; loader: DataLoader<Key, Value, unknown> }>()

  return (asker) => {
    const { session } = asker
    const known = scopes.get(asker)
    if (known && known.session === session) return known.loader
    const loader = new DataLoader<Key, Value, unknown>(
      async (keys) => {
        // Calls carry the token of the moment: it must still be that of whoever asked.
        if (asker.session?.userId !== session?.userId) throw new Error('User changed during the request')
        return read(keys, asker)
      },
      { maxBatchSize: maximumKeys, ...(textOf && { cacheKeyFn: textOf }) },
    )
    scopes.set(asker, { session, loader })
    return loader
  }
}

/** Loader of data a user has only one of. Refuses any key but the signed-in user's id. */
export function createOwnLoader<Value, Asker extends Person = Operation>(
  read: (asker: Asker, session: Session) => Promise<Value>,
): LoaderOf<string, Value, Asker> {
  return createLoader(
    async (userIds: readonly string[], asker: Asker) => {
      const { session } = asker
      return Promise.all(
        userIds.map((userId) =>
          session?.userId === userId ? read(asker, session) : new Error('Loader key belongs to another user'),
        ),
      )
    },
    { maximumKeys: 1 },
  )
}
