/** An async iterator that can be ended by whoever reads it, also while a next value is awaited. */
export type AsyncStream<Value> = AsyncIterableIterator<Value> & {
  return: () => Promise<IteratorResult<Value>>
  throw: (error: unknown) => Promise<IteratorResult<Value>>
}

type Source<Value> = {
  /** The next value; undefined at the end. */
  next: () => Promise<Value | undefined>
  /** Called once for each `return` and `throw`: a pending `next` must then resolve with undefined. */
  end: () => unknown
}

/** An async iterator over a source. */
export function asyncStream<Value>({ next, end }: Source<Value>): AsyncStream<Value> {
  const over: IteratorReturnResult<undefined> = { done: true, value: undefined }
  const stream: AsyncStream<Value> = {
    async next() {
      const value = await next()
      return value === undefined ? over : { done: false, value }
    },
    async return() {
      await end()
      return over
    },
    async throw(error) {
      await end()
      throw error
    },
    [Symbol.asyncIterator]: () => stream,
  }
  return stream
}

/**
 * An async iterator over values that come by themselves. `take` answers what a reader gets now, undefined where there is
 * nothing yet; `flush` serves the readers that wait and is called whenever there may be something.
 */
export function createPushStream<Value>({ take, onEnd }: { take: () => Value | undefined; onEnd: () => void }) {
  const readers: ((value: Value | undefined) => void)[] = []
  let hasEnded = false

  function flush(): void {
    while (readers.length > 0) {
      const value = take()
      if (value === undefined) return
      readers.shift()?.(value)
    }
  }

  function end(): void {
    if (hasEnded) return
    hasEnded = true
    for (const settle of readers.splice(0)) settle(undefined)
    onEnd()
  }

  const stream = asyncStream<Value>({
    next: () =>
      new Promise((settle) => {
        if (hasEnded) return settle(undefined)
        readers.push(settle)
        flush()
      }),
    end,
  })
  return { stream, flush, end, hasEnded: () => hasEnded }
}
