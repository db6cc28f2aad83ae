import type { StockRow } from '../../database/queries/market/stockQueries.ts'
import type { Security } from '../../providers/marketData/port.ts'
import { stockIdOf } from './stockId.ts'

export function stockRowOf(security: Security): StockRow {
  return {
    id: stockIdOf(security.key),
    ticker: security.ticker,
    exchangeCode: security.exchangeCode,
    symbolSuffix: null,
    companyName: security.name,
    currency: security.currency,
    kind: security.kind,
    sector: security.sector,
    industry: security.industry,
    subIndustry: security.subIndustry,
    companyKey: security.companyKey,
    city: security.city,
    country: security.country,
    isActive: true,
  }
}
