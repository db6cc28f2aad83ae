import { asyncStream } from '@palier/service/flow/asyncStream'
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, subscribe } from 'graphql'
import type { Tick, TickStream } from '../../live/latestSubscriber.ts'
import type { SharedTicks, TickEncoder, TickPayload } from './sharedTicks.ts'

type Delivery = { id: string; send: (message: Buffer) => void }

const MESSAGE_END = '}'

/** Subscribes like the library, but sends shared results to the socket as they were encoded. */
export function createTickDelivery(sharedTicks: SharedTicks) {
  const deliveries = new WeakMap<ExecutionArgs, Delivery>()

  return {
    /** Sets where the events of this subscription are sent. */
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

/** Yields nothing itself: it ends with the stream, and ends the stream when stopped. */
function deliver(stream: TickStream, encoder: TickEncoder, { id, send: sendMessage }: Delivery) {
  const start = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
  const leave = encoder.use()
  let isOver = false
  /** Sends in order: each waits for the one before. */
  let sending: Promise<void> | null = null

  function send(payload: TickPayload): void {
    if (!isOver) sendMessage(messageOf(start, payload))
  }

  const ended = new Promise<void>((settle, fail) => {
    const take = (tick: Tick) => {
      const payload = encoder.encode(tick)
      if (!sending && !(payload instanceof Promise)) return send(payload)
      const own = Promise.all([payload, sending]).then(([settled]) => send(settled))
      sending = own
      own.then(() => {
        if (sending === own) sending = null
      }, fail)
    }
    void stream.pipe(take).then(settle)
  }).finally(() => {
    leave()
    return stream.return()
  })
  // A failure is reported to a waiting consumer; otherwise it is ignored.
  ended.catch(() => {})
  return asyncStream<ExecutionResult>({
    next: () => ended.then(() => undefined),
    end() {
      isOver = true
      return stream.return()
    },
  })
}

/** In one piece: what would be joined as text would be copied and measured anew for each reader. */
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
