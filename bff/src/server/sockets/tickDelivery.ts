import { asyncStream } from '@palier/service/flow/asyncStream'
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, subscribe } from 'graphql'
import type { WebSocket } from 'ws'
import type { Tick, TickStream } from '../../live/latestSubscriber.ts'
import type { SharedTicks, TickEncoder } from './sharedTicks.ts'

type Delivery = { socket: WebSocket; id: string; send: (text: string) => void }

const MESSAGE_END = '}'

/** Subscribes like the library, but sends shared results to the socket as encoded texts. */
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
function deliver(stream: TickStream, encoder: TickEncoder, { socket, id, send: sendText }: Delivery) {
  const messageStart = `{"id":${JSON.stringify(id)},"type":"next","payload":`
  const leave = encoder.use()
  let isOver = false

  function send(text: string): void {
    if (!isOver && socket.readyState === socket.OPEN) sendText(messageStart + text + MESSAGE_END)
  }
  /** Sends in order: each waits for the one before. */
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
