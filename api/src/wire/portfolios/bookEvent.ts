import type { WireBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import { type BookEventKind, cashOf, type IncomeKind } from '@palier/domain/portfolios/bookEvent'
import { factsOf } from '../../services/portfolios/bookEventFacts.ts'
import type { BookEventWrite } from '../../services/portfolios/bookEventWrites.ts'
import type { ReadEvent } from '../../services/portfolios/bookEvents.ts'
import { moneyToWire } from '../kernel/money.ts'
import { amountFromWire } from './lot.ts'

type Sent<Value> = Value | null | undefined

type WireFacts = {
  date: string
  note: string
  recordDate?: Sent<string>
  quantity?: Sent<number>
  numerator?: Sent<number>
  denominator?: Sent<number>
  perShare?: Sent<number>
  gross?: Sent<number>
  withheld?: Sent<number>
  net?: Sent<number>
  cashInLieu?: Sent<number>
  counterAmount?: Sent<number>
  costShare?: Sent<number>
  counterCurrency?: Sent<'CAD' | 'USD'>
  currency?: Sent<'CAD' | 'USD'>
  fxRateToCad?: Sent<number>
  incomeKind?: Sent<IncomeKind>
  isEstimate?: Sent<boolean>
}

/** What a call says of an event. */
export function bookEventFromWire(sent: WireFacts): BookEventWrite {
  const amount = (field: Figure) => {
    const value = sent[field]
    return value == null ? null : amountFromWire(value, field)
  }
  const [quantity, perShare] = [amount('quantity'), amount('perShare')]
  return {
    ...{ date: sent.date, recordDate: sent.recordDate ?? null, note: sent.note },
    ...{ incomeKind: sent.incomeKind ?? null, isEstimate: sent.isEstimate ?? false, currency: sent.currency ?? null },
    ...{ quantity, perShare, numerator: amount('numerator'), denominator: amount('denominator') },
    gross: amount('gross'),
    withheld: amount('withheld'),
    net: amount('net'),
    cashInLieu: amount('cashInLieu'),
    costShare: amount('costShare'),
    ...{ counterAmount: amount('counterAmount'), counterCurrency: sent.counterCurrency ?? null },
    fxRateToCad: amount('fxRateToCad'),
  }
}

type Figure =
  | 'quantity'
  | 'numerator'
  | 'denominator'
  | 'perShare'
  | 'gross'
  | 'withheld'
  | 'net'
  | 'cashInLieu'
  | 'fxRateToCad'
  | 'counterAmount'
  | 'costShare'

/** An event with the cash that it moves. */
export function bookEventToWire({ event, shareCountAfter, ...names }: ReadEvent): WireBookEvent {
  const { symbol, companyName, portfolioName, otherPortfolioName } = names
  const { id: eventId, version, portfolioId, stockId, kind, date, recordDate, currency, incomeKind, note } = event
  return {
    ...{ eventId, version, portfolioId, stockId, stockSymbol: symbol, stockName: companyName },
    ...{ kind: kind satisfies BookEventKind, date, recordDate, currency, incomeKind, note },
    ...{ portfolioName, otherPortfolioId: event.otherPortfolioId, otherPortfolioName },
    isEstimate: event.isEstimate,
    importId: event.importId,
    quantity: numberOrNull(event.quantity),
    numerator: numberOrNull(event.numerator),
    denominator: numberOrNull(event.denominator),
    perShare: numberOrNull(event.perShare),
    gross: numberOrNull(event.gross),
    withheld: numberOrNull(event.withheld),
    net: numberOrNull(event.net),
    cashInLieu: numberOrNull(event.cashInLieu),
    counterAmount: numberOrNull(event.counterAmount),
    costShare: numberOrNull(event.costShare),
    otherStockId: event.otherStockId,
    otherStockSymbol: names.otherSymbol,
    otherStockName: names.otherCompanyName,
    counterCurrency: event.counterCurrency,
    fxRateToCad: numberOrNull(event.fxRateToCad),
    cash: moneyToWire(cashOf(factsOf(event))),
    shareCountAfter: numberOrNull(shareCountAfter),
  }
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : moneyToWire(decimal(text))
}
