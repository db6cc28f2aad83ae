import { z } from 'zod'
import { call } from '../call.ts'
import { identifier } from '../wire/scalars.ts'
import { stock } from '../wire/stock.ts'

export const MAXIMUM_STOCKS_A_CALL = 500

export const getStock = call({
  item: 'API-70',
  path: '/api/Stocks/Get',
  access: 'user',
  input: z.union([z.object({ stockId: identifier }), z.object({ symbol: z.string().regex(/^[A-Za-z0-9.-]{1,20}$/) })]),
  output: stock,
  errors: ['parameter_invalid_empty', 'resource_missing'],
})

/** Up to 500 stocks in any order, unknown ids left out. */
export const getStocks = call({
  item: 'API-84',
  path: '/api/Stocks/GetMany',
  access: 'userOrService',
  extension: true,
  input: z.object({ stockIds: z.array(identifier).min(1).max(MAXIMUM_STOCKS_A_CALL) }),
  output: z.object({ stocks: z.array(stock) }),
  errors: ['parameter_invalid_empty'],
})
