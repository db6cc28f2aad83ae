import DataLoader from 'dataloader'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import type { Session } from '../../session/session.ts'

/** Answers each key in its place: a value, or the error of that key alone. */
type ReadBatch<Key, Value, Asker> = (keys: readonly Key[], asker: Asker) => Promise<readonly (Value | Error)[]>

/** An operation, of which only the person matters here. */
type Person = Pick<Operation, 'session'>

type Options<Key> = {
  /** More are read in several batches. */
  maximumKeys: number
  /** Text by which keys that are objects are compared. */
  textOf?: (key: Key) => string
}

type LoaderOf<Key, Value, Asker> = (asker: Asker) => DataLoader<Key, Value, unknown>

/** A dataloader for each operation and person: nothing it has read outlives the operation or reaches anybody else. */
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

/** The same for what a person has one of: the key is the id of the signed-in person, any other is refused. */
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
