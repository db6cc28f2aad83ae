import { decimalOrNull } from '@palier/domain/kernel/decimal'
import type { BookEventFacts } from '@palier/domain/portfolios/bookEvent'
import type { EventRole, FileEvent } from '@palier/domain/imports/rowVerdict'
import type { Currency } from '@palier/domain/market/currency'

const FIGURES = [
  ...(['quantity', 'numerator', 'denominator', 'perShare'] as const),
  ...(['gross', 'withheld', 'net', 'cashInLieu', 'counterAmount', 'costShare'] as const),
]
type Figure = (typeof FIGURES)[number]

/** An event of a file as it is stored; figures are exact text. */
export type ReadEvent = Omit<BookEventFacts, Figure> &
  Record<Figure, string | null> & {
    role: EventRole
    currency: Currency
    fxRateToCad: string | null
    isEstimate: boolean
    isUnproved: boolean
    symbol: string | null
    exchange: string | null
    stockId: string | null
    companyName: string | null
  }

type Place = Pick<ReadEvent, 'currency' | 'symbol' | 'exchange' | 'stockId' | 'companyName'>

/** An event with the stock that it is of. */
export function readEventOf({ facts, role, isEstimate, isUnproved, fxRateToCad }: FileEvent, place: Place): ReadEvent {
  const rate = fxRateToCad && fxRateToCad.toString()
  return { ...withFigures(facts), ...place, role, isEstimate, isUnproved, fxRateToCad: rate }
}

/** What an event says, with its figures as decimals. */
export function factsOfRead({ kind, date, recordDate, incomeKind, note, ...event }: ReadEvent): BookEventFacts {
  return {
    ...{ kind, date, recordDate, incomeKind, note },
    ...{ counterCurrency: event.counterCurrency, counterAmount: decimalOrNull(event.counterAmount) },
    costShare: decimalOrNull(event.costShare),
    quantity: decimalOrNull(event.quantity),
    numerator: decimalOrNull(event.numerator),
    denominator: decimalOrNull(event.denominator),
    perShare: decimalOrNull(event.perShare),
    gross: decimalOrNull(event.gross),
    withheld: decimalOrNull(event.withheld),
    net: decimalOrNull(event.net),
    cashInLieu: decimalOrNull(event.cashInLieu),
  }
}

/** Changes what an event says. */
export function changeEvent(event: ReadEvent, change: Partial<BookEventFacts>): void {
  Object.assign(event, withFigures({ ...factsOfRead(event), ...change }))
}

function withFigures(facts: BookEventFacts): Omit<BookEventFacts, Figure> & Record<Figure, string | null> {
  const texts = FIGURES.map((figure): [Figure, string | null] => [figure, facts[figure] && facts[figure].toString()])
  return { ...facts, ...(Object.fromEntries(texts) as Record<Figure, string | null>) }
}
