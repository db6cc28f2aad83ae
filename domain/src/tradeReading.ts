import { columnsOf, conditionsOf, type BrokerFormat, type KindWords, type SymbolStyle } from './brokerFormat.ts'
import { OWN_FORMAT_ID } from './brokerFormats.ts'
import { type DateOrder } from './fileDate.ts'
import { type DecimalSign } from './fileNumber.ts'
import { type Columns } from './tradeColumns.ts'

/** How one file is read: what its columns mean and how it writes, once all of that is known. */
export type TradeReading = {
  readonly columns: Columns
  readonly only: readonly { readonly column: number; readonly values: readonly string[] }[]
  readonly kindFrom: 'words' | 'sign'
  readonly words: KindWords
  readonly quantitySign: 'signed' | 'unsigned'
  readonly feeSign: 'positive' | 'negative'
  readonly feeWithinAmount: boolean
  readonly decimalSign: DecimalSign
  readonly dateOrder: DateOrder | null
  readonly symbolStyle: SymbolStyle
  /** Of files that name none. */
  readonly currency: string | null
  readonly withoutSymbolIsMoney: boolean
  /** Whether cells carry the guard against formulas that our own files have. */
  readonly isGuarded: boolean
}

/** The proved decimal sign and date order of a file, or what its reader has answered where they were ambiguous. */
export type FileSigns = { readonly decimalSign: DecimalSign; readonly dateOrder: DateOrder | null }

/** How a recognised kind of file is read. */
export function readingOfFormat(format: BrokerFormat, header: readonly string[], signs: FileSigns): TradeReading {
  const { kindFrom, words, quantitySign, feeSign, symbolStyle } = format
  return {
    columns: columnsOf(format, header),
    only: conditionsOf(format, header),
    ...{ kindFrom, words, quantitySign, feeSign, symbolStyle },
    feeWithinAmount: format.feeWithinAmount ?? false,
    currency: format.currency ?? null,
    withoutSymbolIsMoney: format.withoutSymbolIsMoney ?? false,
    isGuarded: format.id === OWN_FORMAT_ID,
    decimalSign: format.decimalSign ?? signs.decimalSign,
    dateOrder: format.dateOrder ?? signs.dateOrder,
  }
}

// What brokers call trades, folded; any other word is asked about, and never taken for a purchase.
const USUAL_WORDS: KindWords = {
  buy: [
    'buy',
    'bought',
    'b',
    'purchase',
    'achat',
    'achete',
    'a',
    'koop',
    'market buy',
    'limit buy',
    'you bought*',
    'kauf',
  ],
  sell: [
    'sell',
    'sold',
    's',
    'sale',
    'vente',
    'vendu',
    'v',
    'verkoop',
    'market sell',
    'limit sell',
    'you sold*',
    'verkauf',
  ],
  skipped: [
    ...['dividend*', 'dividende*', 'interest*', 'interet*', 'fee*', 'frais*', 'tax*', 'impot*', 'deposit*', 'depot*'],
    ...[
      'withdrawal*',
      'retrait*',
      'transfer*',
      'transfert*',
      'contribution*',
      'cotisation*',
      'distribution*',
      'split*',
    ],
  ],
}

/** How a file is read whose columns a person has named. */
export function readingOfMapping(mapping: {
  readonly columns: Columns
  readonly kindFrom: 'words' | 'sign'
  readonly signs: FileSigns
}): TradeReading {
  return {
    columns: mapping.columns,
    only: [],
    kindFrom: mapping.kindFrom,
    words: USUAL_WORDS,
    quantitySign: 'signed',
    feeSign: 'positive',
    feeWithinAmount: false,
    ...mapping.signs,
    symbolStyle: 'suffix',
    currency: null,
    withoutSymbolIsMoney: false,
    isGuarded: false,
  }
}
