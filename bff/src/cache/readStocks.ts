import { getStock, getStocks, MAXIMUM_STOCKS_A_CALL } from '@palier/contract/market/stockCalls'
import { type Client, RestError } from '@palier/contract/client'
import { identifier } from '@palier/contract/kernel/scalars'
import type { WireStock } from '@palier/contract/market/stockSchemas'
import type { Capabilities } from '../rest/capabilities.ts'
import { mapBounded } from './mapBounded.ts'

const BATCHES_AT_ONCE = 4
const SINGLE_READS_AT_ONCE = 16

/** One call per 500 ids, or one each if the API lacks that call. Skips unknown ids. */
export async function readStocks(
  client: Client,
  capabilities: Capabilities,
  asked: readonly string[],
): Promise<WireStock[]> {
  // An invalid id counts as unknown and must not fail the others.
  const stockIds = asked.filter((stockId) => identifier.safeParse(stockId).success)
  if (stockIds.length === 0) return []
  if (!capabilities.lacks(getStocks)) {
    try {
      const batches = await mapBounded(batchesOf(stockIds), BATCHES_AT_ONCE, (ids) =>
        client.send(getStocks, { stockIds: ids }),
      )
      return batches.flatMap(({ stocks }) => stocks)
    } catch (error) {
      if (!capabilities.observe(getStocks, error)) throw error
    }
  }
  const stocks = await mapBounded(stockIds, SINGLE_READS_AT_ONCE, (stockId) => readOne(client, stockId))
  return stocks.filter((stock) => stock !== null)
}

async function readOne(client: Client, stockId: string): Promise<WireStock | null> {
  try {
    return await client.send(getStock, { stockId })
  } catch (error) {
    if (error instanceof RestError && error.code === 'resource_missing') return null
    throw error
  }
}

function batchesOf(stockIds: readonly string[]): string[][] {
  const count = Math.ceil(stockIds.length / MAXIMUM_STOCKS_A_CALL)
  return Array.from({ length: count }, (_, index) =>
    stockIds.slice(index * MAXIMUM_STOCKS_A_CALL, (index + 1) * MAXIMUM_STOCKS_A_CALL),
  )
}
