import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands before the bff and passes everything on, until its WebSockets are held or cut without a word, at both ends. */
export async function startCuttingProxy(target: string) {
  const { port: targetPort } = new URL(target)
  const sockets = new Map<Socket, Socket>()
  const others = new Set<Socket>()
  let cuts = 0
  let areRefused = false
  let areHeld = false
  const held = new Set<() => void>()

  const server = createServer((page) => {
    const service = connect(Number(targetPort), '127.0.0.1')
    page.once('data', (head: Buffer) => {
      if (!/^upgrade: websocket\r$/im.test(head.toString('latin1'))) return
      if (areRefused) page.resetAndDestroy()
      else sockets.set(page, service)
      if (!areHeld) return
      // The page hears no answer until then, so that it sends nothing either.
      service.unpipe(page)
      const release = () => void service.pipe(page)
      held.add(release)
      page.once('close', () => held.delete(release))
    })
    others.add(page)
    page
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(page)
        others.delete(page)
        service.destroy()
      })
    service.on('error', () => {}).on('close', () => page.destroy())
    page.pipe(service).pipe(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    /** Cuts every open socket; answers how many there were. */
    cut(): number {
      const open = [...sockets]
      for (const [page, service] of open) {
        page.resetAndDestroy()
        service.resetAndDestroy()
      }
      cuts += open.length
      return open.length
    },
    refuseSockets(areTo: boolean): void {
      areRefused = areTo
    },
    /** Sockets that are opened from now on stay unanswered until they are released. */
    holdSockets(): void {
      areHeld = true
    },
    releaseSockets(): void {
      areHeld = false
      for (const release of held) release()
      held.clear()
    },
    figures: () => ({ open: sockets.size, held: held.size, cuts }),
    async stop() {
      for (const page of others) page.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
