import type { Duplex } from 'node:stream'
import { asyncStream } from '@palier/service/flow/asyncStream'
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, subscribe } from 'graphql'
import type { WebSocket } from 'ws'
import type { Tick, TickStream } from '../../live/latestSubscriber.ts'
import { sendText } from './rawFrames.ts'
import type { SharedTicks, TickEncoder } from './sharedTicks.ts'

/** `wire` is the connection that carries the socket. */
type Delivery = { socket: WebSocket; wire: Duplex; id: string }

const MESSAGE_END = '}'

/** Subscribes like the library; where the answers are shared, they go to the socket as the texts that they are. */
export function createTickDelivery(sharedTicks: SharedTicks) {
  const deliveries = new WeakMap<ExecutionArgs, Delivery>()

  return {
    /** Where the events of this subscription go. */
    address<Arguments extends ExecutionArgs>(args: Arguments, delivery: Delivery): Arguments {
      deliveries.set(args, delivery)
      return args
    },
    async subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
      const delivery = deliveries.get(args)
      const encoder = delivery && sharedTicks.encoderOf(args.document, args.operationName ?? null)
      if (!encoder) return subscribe(args)
      const stream = await createSourceEventStream(args)
      // The only events of these fields are ticks.
      return Symbol.asyncIterator in stream ? deliver(stream as TickStream, encoder, delivery) : stream
    },
  }
}

/** Yields nothing itself: it ends when the stream has ended, and ends the stream when it is told to. */
function deliver(stream: TickStream, encoder: TickEncoder, { socket, wire, id }: Delivery) {
  const messageStart = `{"id":${JSON.stringify(id)},"type":"next","payload":`
  const leave = encoder.use()
  let isOver = false

  function send(text: string): void {
    if (!isOver) sendText(socket, wire, messageStart + text + MESSAGE_END)
  }
  /** What waits for its text; what comes after it waits for it. */
  let sending: Promise<void> | null = null

  const ended = new Promise<void>((settle, fail) => {
    const take = (tick: Tick) => {
      const payload = encoder.encode(tick)
      if (!sending && typeof payload === 'string') return send(payload)
      const own = Promise.all([payload, sending]).then(([text]) => send(text))
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
  // Who waits for the next event is told of a failure; when nobody waits any more it concerns nobody.
  ended.catch(() => {})
  return asyncStream<ExecutionResult>({
    next: () => ended.then(() => undefined),
    end() {
      isOver = true
      return stream.return()
    },
  })
}
