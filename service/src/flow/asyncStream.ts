/** Async iterator that the reader can end while a value is pending. */
export type AsyncStream<Value> = AsyncIterableIterator<Value> & {
  return: () => Promise<IteratorResult<Value>>
  throw: (error: unknown) => Promise<IteratorResult<Value>>
}

type Source<Value> = {
  /** Undefined at the end. */
  next: () => Promise<Value | undefined>
  /** Called for each `return` and `throw`; a pending `next` must then resolve with undefined. */
  end: () => unknown
}

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
 * Async iterator over pushed values. `take` returns the next value, or undefined if there is none
 * yet. Call `flush` when a value may be available, to serve waiting readers.
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
