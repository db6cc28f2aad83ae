import type { LoadedIncompleteEvents_portfolio$data } from '../../../__generated__/LoadedIncompleteEvents_portfolio.graphql.ts'
import type { EventField, EventKind } from './form/eventKinds.ts'
import type { EventDraft } from './form/eventTexts.ts'

/** Event from an imported file that lacks one fact. */
export type IncompleteEvent = LoadedIncompleteEvents_portfolio$data['incompleteEvents'][number]

/** Kinds offered to complete an imported event: those that change shares. */
export const DRAFT_KINDS = [
  'SPLIT',
  'STOCK_DIVIDEND',
  'TRANSFER',
  'TRANSFER_IN',
  'SYMBOL_CHANGE',
  'EXCHANGE',
  'SPIN_OFF',
] as const satisfies readonly EventKind[]

/** Prefills the form of the event that completes `event`. */
export function draftOf(event: IncompleteEvent): EventDraft {
  const { missing, date, numerator, denominator, gross, cashInLieu } = event
  const told = (value: string | null | undefined) => value ?? null
  const stock = event.stock ?? null
  const otherStock = event.otherStock ?? null
  const quantity = told(event.quantity)
  const otherQuantity = told(event.otherQuantity)
  return {
    kind: DRAFT_KINDS.find((kind) => kind === event.kind) ?? 'EXCHANGE',
    date,
    // If the kind of event is missing, the shares were received for an unknown reason, perhaps for
    // other shares.
    ...(missing === 'NATURE'
      ? { stock: null, otherStock: stock, quantity: null, otherQuantity: quantity }
      : { stock, otherStock, quantity, otherQuantity }),
    numerator: told(numerator),
    denominator: told(denominator),
    gross: told(gross),
    cashInLieu: told(cashInLieu),
    isSale: missing === 'TREATMENT',
  }
}

/** Symbols stated in the file: the stock held first, then the stock received. */
export function symbolsOf({ stock, otherStock, symbol }: IncompleteEvent): string[] {
  return [stock?.symbol, otherStock?.symbol, symbol].filter((one) => one != null)
}

const FIELDS: Partial<Record<IncompleteEvent['missing'], EventField>> = {
  COST: 'gross',
  COST_SHARE: 'costShare',
  FRACTION: 'cashInLieu',
  RATE: 'fxRateToCad',
  RATIO: 'numerator',
  TREATMENT: 'perShare',
}

/** Field of the missing fact, which receives the focus. */
export function firstFieldOf({ missing }: IncompleteEvent): EventField {
  return FIELDS[missing] ?? 'date'
}
