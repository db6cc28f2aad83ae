import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loginAsGuest, testToken } from '@palier/contract/accounts/authenticationCalls'
import { getStocks } from '@palier/contract/market/stockCalls'
import { success } from '@palier/contract/kernel/envelope'
import type { WireStock } from '@palier/contract/market/stockSchemas'
import type { WireLoginAnswer } from '@palier/contract/accounts/userSchemas'

const HOUR = 3_600_000

/** An api that knows one guest and stocks whose prices are others each time they are read. */
export async function startMovingMarket() {
  let reads = 0
  let guests = 0

  function answer(path: string, body: string): unknown {
    if (path === loginAsGuest.path) return guest(`session-${(guests += 1)}`)
    if (path === testToken.path) return { isValid: true, expiration: new Date(Date.now() + HOUR).toISOString() }
    if (path !== getStocks.path) return null
    reads += 1
    const { stockIds } = JSON.parse(body) as { stockIds: string[] }
    return { stocks: stockIds.map((stockId, index) => stockAt(stockId, 10 + index + reads / 100)) }
  }

  const server = createServer(async (request, response) => {
    const { url = '' } = request
    if (url === '/readyz') return void response.end('{}')
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    send(response, answer(url, body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Reads of prices since the last time. */
    takeReads() {
      const taken = reads
      reads = 0
      return taken
    },
    stop() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

function send(response: ServerResponse, data: unknown): void {
  response.writeHead(data === null ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(success(data)))
}

function stockAt(stockId: string, price: number): WireStock {
  return {
    stockId,
    symbol: stockId.toUpperCase(),
    companyName: stockId,
    lastPrice: Math.round(price * 100) / 100,
    lastPriceDateTime: new Date().toISOString(),
    isPriceIntraDay: true,
    currency: 'CAD',
    exchange: 'XTSE',
    tags: [],
    change: 0.1,
    changePercent: 0.96,
  }
}

/** The bff reads a token without its key: only the api can tell whether it is genuine. */
function guest(sessionId: string): WireLoginAnswer {
  const expiration = new Date(Date.now() + HOUR)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const role = { demonstration: { active: true } }
  const claims = { sub: 'guest', sid: sessionId, role, exp: Math.floor(expiration.getTime() / 1000) }
  return {
    user: { userId: 'guest', email: 'guest@palier.test', firstName: 'Camille', lastName: 'Roy', imageUrl: null },
    tokenInfo: {
      rawToken: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`,
      expiration: expiration.toISOString(),
    },
  }
}
