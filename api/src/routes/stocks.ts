import { getStock, getStocks } from '@palier/contract/calls/stocks'
import { stockToWire, stockWithDayToWire } from '../wire/stock.ts'
import { forAnyone, forUser } from './route.ts'

export const getStockRoute = forUser(getStock, async ({ input, language, now, services: { stocks, tagNames } }) => {
  return { data: stockWithDayToWire(await stocks.read(input, now), { tagNames, language }) }
})

export const getStocksRoute = forAnyone(getStocks, async ({ input, language, now, services: { stocks, tagNames } }) => {
  const found = await stocks.readMany(input.stockIds, now)
  return { data: { stocks: found.map((view) => stockToWire(view, { tagNames, language })) } }
})
