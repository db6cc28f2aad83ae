import { asyncStream } from '@palier/service/flow/asyncStream'
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, subscribe } from 'graphql'
import type { Tick, TickOutlet, TickStream } from '../../live/latestSubscriber.ts'
import type { SharedTicks, TickEncoder, TickPayload } from './sharedTicks.ts'

type Delivery = { id: string; send: (message: Buffer) => void }

const MESSAGE_END = '}'

/** Subscribes like the library, but sends shared results as encoded bytes. */
export function createTickDelivery(sharedTicks: SharedTicks) {
  const deliveries = new WeakMap<ExecutionArgs, Delivery>()

  return {
    address<Arguments extends ExecutionArgs>(args: Arguments, delivery: Delivery): Arguments {
      deliveries.set(args, delivery)
      return args
    },
    async subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
      const delivery = deliveries.get(args)
      const encoder = delivery && sharedTicks.encoderOf(args.document, args.operationName ?? null)
      if (!encoder) return subscribe(args)
      const stream = await createSourceEventStream(args)
      // These fields emit ticks only.
      return Symbol.asyncIterator in stream ? deliver(stream as TickStream, encoder, delivery) : stream
    },
  }
}

/** Yields nothing: ends with the stream, and ends the stream if stopped. */
function deliver(stream: TickStream, encoder: TickEncoder, delivery: Delivery) {
  const leave = encoder.use()
  const outlet = new SocketOutlet(encoder, delivery)
  const ended = Promise.race([stream.pipe(outlet), outlet.failed]).finally(() => {
    leave()
    return stream.return()
  })
  // A failure is reported to a waiting consumer, else ignored.
  ended.catch(() => {})
  return asyncStream<ExecutionResult>({
    next: () => ended.then(() => undefined),
    end() {
      outlet.close()
      return stream.return()
    },
  })
}

/** Sends the ticks of one subscription in order. One object per subscription, for memory access. */
class SocketOutlet implements TickOutlet {
  /** Rejects if an event cannot be encoded; never resolves. */
  readonly failed: Promise<never>
  readonly #encoder: TickEncoder
  readonly #sendMessage: Delivery['send']
  readonly #start: Buffer
  #fail: (error: unknown) => void = () => {}
  #isOver = false
  /** Each event waits for the one before. */
  #sending: Promise<void> | null = null

  constructor(encoder: TickEncoder, { id, send }: Delivery) {
    this.#encoder = encoder
    this.#sendMessage = send
    this.#start = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
    this.failed = new Promise((_resolve, reject) => (this.#fail = reject))
  }

  take(tick: Tick): void {
    const payload = this.#encoder.encode(tick)
    if (!this.#sending && !(payload instanceof Promise)) return this.#send(payload)
    const own = Promise.all([payload, this.#sending]).then(([settled]) => this.#send(settled))
    this.#sending = own
    own.then(() => {
      if (this.#sending === own) this.#sending = null
    }, this.#fail)
  }

  close(): void {
    this.#isOver = true
  }

  #send(payload: TickPayload): void {
    if (!this.#isOver) this.#sendMessage(messageOf(this.#start, payload))
  }
}

/** Builds one buffer: concatenating text would copy and measure it for each reader. */
function messageOf(start: Buffer, { head, stocks, tail }: TickPayload): Buffer {
  const message = Buffer.allocUnsafe(start.length + head.length + stocks.length + tail.length + MESSAGE_END.length)
  message.set(start)
  let end = start.length
  end += message.write(head, end, 'latin1')
  message.set(stocks, end)
  end += stocks.length
  message.write(tail + MESSAGE_END, end, 'latin1')
  return message
}
