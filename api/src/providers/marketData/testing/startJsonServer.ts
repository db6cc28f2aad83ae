import { createServer, type IncomingHttpHeaders } from 'node:http'

export type Answer = { status?: number; headers?: Record<string, string>; body: unknown }

/** A server on a free port: text is sent as it is, anything else as JSON. */
export async function startJsonServer(answer: (url: URL, headers: IncomingHttpHeaders) => Promise<Answer>) {
  const requests: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in')
    requests.push(url)
    void answer(url, request.headers).then(({ status = 200, headers = {}, body }) => {
      const isText = typeof body === 'string'
      const type = isText ? 'text/html' : 'application/json'
      response.writeHead(status, { 'content-type': type, ...headers }).end(isText ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
