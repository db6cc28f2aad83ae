import { catalogue } from '@palier/contract/catalogue'
import type { Palier } from '../../tests/support/palier.ts'
import { allStocks } from '../../tests/support/model/modelLimits.ts'
import { type Caller, enterAsGuest } from '../../tests/support/restCaller.ts'

const HEADER = 'date,type,symbol,exchange,quantity,price,note'
const LOTS_A_DAY = 400

/** Caller of the bff that keeps what it was answered. */
export type Attacker = {
  caller: Caller & { userId: string; token: string }
  portfolioId: string
  /** Sends a GraphQL request with the token of this guest; its status, or null without an answer. */
  send(body: object): Promise<number | null>
}

/** Sends a GraphQL request; its status, or null without an answer. The answer is read, but not parsed. */
export async function sendGraphql(url: string, body: object, token: string | null = null): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-graphql-yoga-csrf': '1',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}

/** Downloads the account export through the bff and drops it as it arrives; its status, or null without an answer. */
export async function download(url: string, token: string): Promise<number | null> {
  try {
    const headers = { authorization: `Bearer ${token}`, origin: url, 'x-graphql-yoga-csrf': '1' }
    const answer = await fetch(`${url}/download/account`, { method: 'POST', headers })
    await answer.body?.pipeTo(new WritableStream())
    return answer.status
  } catch {
    return null
  }
}

/** Signs in as a guest with an empty portfolio. */
export async function createAttacker({ url, apiUrl }: Palier): Promise<Attacker> {
  const caller = await enterAsGuest(apiUrl)
  const words = { portfolioName: 'Attaque', portfolioDescription: '', currency: 'CAD' as const }
  const { id: portfolioId } = await caller.send(catalogue.addPortfolio, words)
  return { caller, portfolioId, send: (body) => sendGraphql(url, body, caller.token) }
}

/** Imports so many purchases into the portfolio of an attacker. */
export async function importLots({ caller, portfolioId }: Attacker, count: number): Promise<void> {
  const stocks = (await allStocks(caller)).slice(0, 50)
  const lines = Array.from({ length: count }, (_, row) => {
    const stock = stocks[row % stocks.length]
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(row / LOTS_A_DAY))).toISOString().slice(0, 10)
    return `${day},buy,${stock?.symbol},${stock?.exchange},1,50.25,`
  })
  const { status, code } = await importFile(caller, portfolioId, [HEADER, ...lines].join('\n'))
  if (status !== 200) throw new Error(`Import of ${count} lots refused: ${status} ${code}`)
}

/** Uploads, previews and confirms a file; stops at the first refusal. */
export async function importFile(caller: Caller, portfolioId: string, csv: string) {
  const uploaded = await caller.post({ call: catalogue.uploadImport, portfolioId, csv })
  const staged = catalogue.uploadImport.output.safeParse(uploaded.body.data)
  if (!staged.success) return uploaded
  const { importId } = staged.data
  const previewed = await caller.post({ call: catalogue.previewImport, input: { importId } })
  if (previewed.status !== 200) return previewed
  return caller.post({ call: catalogue.confirmImport, input: { importId } })
}
