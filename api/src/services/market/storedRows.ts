import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import type {
  CloseRow,
  DividendRow,
  FundamentalsRow,
  QuoteRow,
  SplitRow,
} from '../../database/queries/market/marketQueries.ts'
import type { DailyClose, Dividend, Fundamentals, Quote, SecurityKey, Split } from '../../providers/marketData/port.ts'

export function toQuote(key: SecurityKey, row: QuoteRow): Quote {
  return {
    key,
    price: decimal(row.price),
    previousClose: decimal(row.previousClose),
    open: decimal(row.open),
    dayLow: decimal(row.dayLow),
    dayHigh: decimal(row.dayHigh),
    at: row.at,
    isIntraday: row.isIntraday,
    marketCap: decimalOrNull(row.marketCap),
    yearLow: decimal(row.yearLow),
    yearHigh: decimal(row.yearHigh),
  }
}

export function toDailyClose({ date, close, high, low, volume }: CloseRow): DailyClose {
  return { date, close: decimal(close), high: decimalOrNull(high), low: decimalOrNull(low), volume }
}

export function toSplit({ date, numerator, denominator }: SplitRow): Split {
  return { date, numerator: decimal(numerator), denominator: decimal(denominator) }
}

export function toDividend({ exDate, amount, currency, paymentDate, isReinvestedGain }: DividendRow): Dividend {
  return { exDate, amount: decimal(amount), currency, paymentDate, ...(isReinvestedGain && { isReinvestedGain }) }
}

export function toFundamentals(key: SecurityKey, row: FundamentalsRow): Fundamentals {
  const figure = (text: string | null): Decimal | null => decimalOrNull(text)
  return {
    key,
    dividendYield: figure(row.dividendYield),
    targetPrice: figure(row.targetPrice),
    marketCap: figure(row.marketCap),
    priceEarnings: figure(row.priceEarnings),
    payoutRatio: figure(row.payoutRatio),
    beta: figure(row.beta),
    logoUrl: row.logoUrl,
    asOf: row.asOf,
    isSample: false,
  }
}
