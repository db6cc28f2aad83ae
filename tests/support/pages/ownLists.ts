import type { Page } from '@playwright/test'

export type Prices = { t200?: string; t400?: string; t600?: string; t800?: string }

/** A list as the server knows it. `id` is the global one, `listId` that of its address. */
export type OwnList = { id: string; listId: string; version: number; path: string }

export type OwnStock = { id: string; stockId: string; symbol: string; lastPrice: string }

export type OwnEntry = { id: string; version: number; stock: OwnStock }

/** What somebody does to their own lists beside the page that the test looks at: by the same session, as another tab. */
export function actBeside(page: Page) {
  const origin = () => new URL(page.url()).origin

  async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const answer = await page.request.post(`${origin()}/graphql`, {
      headers: { origin: origin(), 'x-graphql-yoga-csrf': '1', accept: 'application/json' },
      data: { query, variables },
    })
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async function write<Payload>(field: string, inputType: string, selection: string, input: object): Promise<Payload> {
    const query = `mutation($input: ${inputType}!) { answer: ${field}(input: $input) { __typename ${selection} ... on Problem { code } ... on LimitProblem { code } } }`
    const { answer } = await ask<{ answer: { code?: string } & Payload }>(query, { input })
    if (answer.code !== undefined) throw new Error(`${field}: ${answer.code}`)
    return answer
  }

  async function stockOf(symbol: string): Promise<OwnStock> {
    const selection = '... on AddStockPayload { stock { id stockId symbol lastPrice } }'
    return (await write<{ stock: OwnStock }>('addStock', 'AddStockInput', selection, { symbol })).stock
  }

  return {
    ask,
    stockOf,
    async makeList(name: string, kind: 'BUY' | 'SELL' | 'OTHERS' = 'BUY', description = ''): Promise<OwnList> {
      const { list } = await write<{ list: Omit<OwnList, 'path'> }>(
        'createWatchList',
        'CreateWatchListInput',
        '... on CreateWatchListPayload { list { id listId version } }',
        { kind, name, description },
      )
      return { ...list, path: `/list/${list.listId}` }
    },
    /** `prices` of a stock by its name in the catalogue, such as `RY.XTSE`. */
    async addEntry(list: OwnList, symbol: string, prices: Prices | ((price: number) => Prices)): Promise<OwnEntry> {
      const stock = await stockOf(symbol)
      const thresholds = typeof prices === 'function' ? prices(Number(stock.lastPrice)) : prices
      const { entry } = await write<{ entry: Omit<OwnEntry, 'stock'> }>(
        'addEntry',
        'AddEntryInput',
        '... on AddEntryPayload { entry { id version } }',
        { listId: list.id, stockId: stock.id, thresholds },
      )
      return { ...entry, stock }
    },
    updateEntry(list: OwnList, entry: OwnEntry, thresholds: Prices) {
      const input = { listId: list.id, entryId: entry.id, stockId: entry.stock.id, thresholds }
      return write('updateEntry', 'UpdateEntryInput', '... on UpdateEntryPayload { entry { version } }', input)
    },
    deleteEntry(list: OwnList, entry: OwnEntry) {
      const input = { listId: list.id, entryId: entry.id }
      return write('removeEntry', 'RemoveEntryInput', '... on RemoveEntryPayload { removedEntryId }', input)
    },
    renameList(list: OwnList, name: string) {
      const input = { listId: list.id, name, description: '' }
      return write(
        'updateWatchList',
        'UpdateWatchListInput',
        '... on UpdateWatchListPayload { list { version } }',
        input,
      )
    },
    /** The prices of every entry of a list, by symbol. */
    async pricesIn(list: OwnList): Promise<Record<string, Record<string, string | null>>> {
      const { viewer } = await ask<{
        viewer: { watchList: { entries: { stock: { symbol: string }; thresholds: Record<string, string | null> }[] } }
      }>(
        'query($listId: String!) { viewer { watchList(listId: $listId) { entries { stock { symbol } thresholds { t200 t400 t600 t800 } } } } }',
        { listId: list.listId },
      )
      return Object.fromEntries(viewer.watchList.entries.map(({ stock, thresholds }) => [stock.symbol, thresholds]))
    },
  }
}
