import { once } from 'node:events'
import { WebSocket } from 'ws'

type Options = {
  url: string
  count: number
  headers?: (reader: number) => Record<string, string>
  protocols?: string[]
  /** What each reader sends, each once the one before was answered. */
  messages?: (reader: number) => unknown[]
  /** Whether a message is an event. */
  isEvent: (text: string) => boolean
}

export type TickReaders = Awaited<ReturnType<typeof openTickReaders>>

/** Many sockets that count what reaches them. Resolves when each has had its first event. */
export async function openTickReaders({
  url,
  count,
  headers = () => ({}),
  protocols = [],
  messages,
  isEvent,
}: Options) {
  let deliveries = 0
  let bytes = 0
  const sockets: WebSocket[] = []
  const begun: Promise<void>[] = []

  for (let reader = 0; reader < count; reader += 1) {
    const socket = new WebSocket(url, protocols, { headers: headers(reader), perMessageDeflate: false })
    sockets.push(socket)
    begun.push(
      new Promise((done, fail) => {
        socket.once('error', fail)
        socket.once('close', (code) => fail(new Error(`A reader was sent away: ${code}.`)))
        socket.on('message', (data) => {
          const text = String(data)
          if (!isEvent(text)) return
          deliveries += 1
          bytes += text.length
          done()
        })
      }),
    )
    await once(socket, 'open')
    const [first, ...others] = messages?.(reader) ?? []
    if (first) socket.send(JSON.stringify(first))
    for (const message of others) {
      await once(socket, 'message')
      socket.send(JSON.stringify(message))
    }
  }
  await Promise.all(begun)

  return {
    /** Events since the last time, and their mean size. */
    take() {
      const taken = { deliveries, bytes: deliveries === 0 ? 0 : Math.round(bytes / deliveries) }
      deliveries = 0
      bytes = 0
      return taken
    },
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
