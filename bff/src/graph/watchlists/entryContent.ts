import type { WireEntryInput, WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { ThresholdKey } from '@palier/domain/watchlists/thresholds'
import { priceOrNull } from '../../cache/stockFacts.ts'
import { builder, type Fields, type InputFields } from '../kernel/builder.ts'

/** The REST API sends 0 for an unset threshold or a missing price. */
const EntryThresholds = builder.objectRef<WireWatchListEntry>('EntryThresholds').implement({
  description: 'The four price levels of an entry.',
  fields: (t) => ({
    t200: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of the first level in the currency of the stock; null when not set.',
      resolve: ({ t200 }) => priceOrNull(t200),
    }),
    t400: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of the second level in the currency of the stock; null when not set.',
      resolve: ({ t400 }) => priceOrNull(t400),
    }),
    t600: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of the third level in the currency of the stock; null when not set.',
      resolve: ({ t600 }) => priceOrNull(t600),
    }),
    t800: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of the fourth level in the currency of the stock; null when not set.',
      resolve: ({ t800 }) => priceOrNull(t800),
    }),
  }),
})

const ThresholdsInput = builder.inputType('ThresholdsInput', {
  description: 'The four price levels; one left out is not set.',
  fields: (t) => ({
    t200: t.field({
      type: 'Decimal',
      description: 'Price of the first level in the currency of the stock; null when not set.',
    }),
    t400: t.field({
      type: 'Decimal',
      description: 'Price of the second level in the currency of the stock; null when not set.',
    }),
    t600: t.field({
      type: 'Decimal',
      description: 'Price of the third level in the currency of the stock; null when not set.',
    }),
    t800: t.field({
      type: 'Decimal',
      description: 'Price of the fourth level in the currency of the stock; null when not set.',
    }),
  }),
})

type Level = string | number | Decimal | null | undefined
type WrittenContent = { note?: string | null | undefined; thresholds: Partial<Record<ThresholdKey, Level>> }
type WireContent = Omit<WireEntryInput, 'stockId' | 'symbol'>

/** Output fields of an entry's editable content. */
export const entryContentFields = (t: Fields<WireWatchListEntry>) => ({
  thresholds: t.field({
    type: EntryThresholds,
    description: 'The four price levels set by the person.',
    resolve: (entry) => entry,
  }),
  note: t.string({
    nullable: true,
    description: 'Why the person follows the stock at these prices; null when the server keeps no notes.',
    resolve: ({ note }) => note ?? null,
  }),
})

/** Input fields of an entry's editable content. */
export const entryContentInputs = (t: InputFields) => ({
  thresholds: t.field({
    type: ThresholdsInput,
    required: true,
    description: 'The four price levels set by the person.',
  }),
  note: t.string({ description: 'At most 1,000 characters; one left out stays as it is.' }),
})

/** Converts to the REST API's form: JSON numbers, 0 for an unset threshold. */
export function wireContent({ note, thresholds: { t200, t400, t600, t800 } }: WrittenContent): WireContent {
  return {
    ...(note != null && { note }),
    T200: wirePrice(t200),
    T400: wirePrice(t400),
    T600: wirePrice(t600),
    T800: wirePrice(t800),
  }
}

function wirePrice(price: Level): number {
  return price == null ? 0 : Number(price)
}
