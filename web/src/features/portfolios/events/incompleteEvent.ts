import type { LoadedIncompleteEvents_portfolio$data } from '../../../__generated__/LoadedIncompleteEvents_portfolio.graphql.ts'
import type { EventField, EventKind } from './form/eventKinds.ts'
import type { EventDraft } from './form/eventTexts.ts'

/** An event of an imported file of which one fact is missing. */
export type IncompleteEvent = LoadedIncompleteEvents_portfolio$data['incompleteEvents'][number]

/** The kinds that change shares: one of them is what the file means. */
export const DRAFT_KINDS = [
  'SPLIT',
  'STOCK_DIVIDEND',
  'TRANSFER',
  'TRANSFER_IN',
  'SYMBOL_CHANGE',
  'EXCHANGE',
  'SPIN_OFF',
] as const satisfies readonly EventKind[]

/** What the file has told, as the beginning of the event that completes it. */
export function draftOf(event: IncompleteEvent): EventDraft {
  const { missing, date, numerator, denominator, gross, cashInLieu } = event
  const told = (value: string | null | undefined) => value ?? null
  const [stock, otherStock] = [event.stock ?? null, event.otherStock ?? null]
  const [quantity, otherQuantity] = [told(event.quantity), told(event.otherQuantity)]
  return {
    kind: DRAFT_KINDS.find((kind) => kind === event.kind) ?? 'EXCHANGE',
    date,
    // Why shares came is not known, nor whether they came for others.
    ...(missing === 'NATURE'
      ? { stock: null, otherStock: stock, quantity: null, otherQuantity: quantity }
      : { stock, otherStock, quantity, otherQuantity }),
    ...{ numerator: told(numerator), denominator: told(denominator) },
    ...{ gross: told(gross), cashInLieu: told(cashInLieu), isSale: missing === 'TREATMENT' },
  }
}

/** The symbols that its file tells: that which was held first, then what came. */
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

/** The field of what is missing, where the person begins. */
export function firstFieldOf({ missing }: IncompleteEvent): EventField {
  return FIELDS[missing] ?? 'date'
}
