import type { WireBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import { type BookEventKind, cashOf, type IncomeKind } from '@palier/domain/portfolios/bookEvent'
import { type EventAmount, mapEventAmounts } from '@palier/domain/portfolios/events/eventAmounts'
import { factsOf } from '../../services/portfolios/bookEventFacts.ts'
import type { BookEventWrite } from '../../services/portfolios/bookEventWrites.ts'
import type { ReadEvent } from '../../services/portfolios/bookEvents.ts'
import { moneyToWire } from '../kernel/money.ts'
import { amountFromWire } from './lot.ts'

type Sent<Value> = Value | null | undefined

type WireFacts = { [amount in EventAmount]?: Sent<number> } & {
  date: string
  note: string
  recordDate?: Sent<string>
  counterCurrency?: Sent<'CAD' | 'USD'>
  currency?: Sent<'CAD' | 'USD'>
  fxRateToCad?: Sent<number>
  incomeKind?: Sent<IncomeKind>
  isEstimate?: Sent<boolean>
}

export function bookEventFromWire(sent: WireFacts): BookEventWrite {
  const amount = (field: EventAmount | 'fxRateToCad') => {
    const value = sent[field]
    return value == null ? null : amountFromWire(value, field)
  }
  return {
    ...mapEventAmounts(amount),
    fxRateToCad: amount('fxRateToCad'),
    date: sent.date,
    recordDate: sent.recordDate ?? null,
    note: sent.note,
    incomeKind: sent.incomeKind ?? null,
    isEstimate: sent.isEstimate ?? false,
    currency: sent.currency ?? null,
    counterCurrency: sent.counterCurrency ?? null,
  }
}

export function bookEventToWire({ event, shareCountAfter, ...names }: ReadEvent): WireBookEvent {
  const { symbol, companyName, portfolioName, otherPortfolioName } = names
  return {
    ...mapEventAmounts((name) => numberOrNull(event[name])),
    eventId: event.id,
    version: event.version,
    portfolioId: event.portfolioId,
    portfolioName,
    otherPortfolioId: event.otherPortfolioId,
    otherPortfolioName,
    stockId: event.stockId,
    stockSymbol: symbol,
    stockName: companyName,
    otherStockId: event.otherStockId,
    otherStockSymbol: names.otherSymbol,
    otherStockName: names.otherCompanyName,
    kind: event.kind satisfies BookEventKind,
    date: event.date,
    recordDate: event.recordDate,
    currency: event.currency,
    counterCurrency: event.counterCurrency,
    incomeKind: event.incomeKind,
    isEstimate: event.isEstimate,
    importId: event.importId,
    note: event.note,
    fxRateToCad: numberOrNull(event.fxRateToCad),
    cash: moneyToWire(cashOf(factsOf(event))),
    shareCountAfter: numberOrNull(shareCountAfter),
  }
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : moneyToWire(decimal(text))
}
