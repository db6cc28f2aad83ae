import { type Browser, createBrowser } from './browser.ts'

export type PricesEvent = { pricesChanged: { sequence: number; stocks: { stockId: string; lastPrice: string }[] } }

export const TICKS =
  'subscription ($ids: [ID!]!) { pricesChanged(stockIds: $ids) { sequence stocks { stockId lastPrice } } }'
export const SHOWCASE = 'subscription { showcasePricesChanged { sequence stocks { symbol sector } } }'

export const idsOf = (...stockIds: string[]) => stockIds.map((id) => Buffer.from(`Stock:${id}`).toString('base64'))

/** Somebody signed in as a guest, with the cookie of that. */
export async function signedIn(url: string): Promise<Browser> {
  const browser = createBrowser(url)
  await browser.signInAsGuest()
  return browser
}

/** A subscription on a socket of its own. */
export function follow(browser: Browser, query: string, variables: Record<string, unknown> = {}) {
  const { client, closed } = browser.socket()
  const events = client.iterate<Record<string, unknown>>({ query, variables })
  return {
    closed,
    client,
    events,
    async next<Shape = PricesEvent>(): Promise<Shape> {
      const { value } = await events.next()
      if (value?.errors) throw new Error(JSON.stringify(value.errors))
      return value?.data as Shape
    },
  }
}
