import { type DateOrder } from './fileDate.ts'
import { type DecimalSign } from '../kernel/fileNumber.ts'
import { type ColumnName, placeOf } from './columnNames.ts'
import { type EventRule } from './eventRules.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { type ColumnMeaning, type Columns, isSupplement, withAccountColumns } from './tradeColumns.ts'
import { type KindWords, type SkippedWords } from './tradeWords.ts'

export type FormatCondition = {
  readonly column: ColumnName
  readonly values: readonly string[]
  readonly skipped?: SkippedWords
  readonly isOfEvents?: true
}

type CellPattern = {
  readonly column: ColumnName
  /** Named groups are column meanings, or `said` for the word of a purchase or sale. */
  readonly pattern: RegExp
  readonly isRequired: boolean
}

export type BrokerFormat = {
  readonly id: string
  readonly name: string
  readonly headers: readonly (readonly string[])[]
  readonly source: string
  readonly confidence: 'high' | 'medium'
  /** Required header names; by default all names of `columns`. */
  readonly required?: readonly ColumnName[]
  /** The whole header must match: another format has these columns with other meanings. */
  readonly isWholeHeader?: true
  readonly columns: Readonly<Partial<Record<ColumnMeaning, ColumnName>>>
  readonly unnamed?: Readonly<Partial<Record<ColumnMeaning, { readonly after: ColumnName }>>>
  readonly only?: readonly FormatCondition[]
  /** A file may list each trade as a whole and in parts. Only rows with the first value present are read. */
  readonly grain?: { readonly column: string; readonly values: readonly string[] }
  readonly inText?: CellPattern
  readonly kindFrom: 'words' | 'sign'
  readonly words: KindWords
  /** `negative`: a fee is written as a negative amount. `either`: unknown. */
  readonly feeSign: FeeSign
  readonly otherFees?: readonly { readonly amount: ColumnName; readonly currency: ColumnName }[]
  /** Without a fee column, the fee is the difference between the amount and quantity × price. */
  readonly feeWithinAmount?: true
  readonly feeCurrency?: string
  /** True if the amount is quantity × price; otherwise it includes fees. */
  readonly amountIsGross?: true
  /**
   * The currency column names the cash currency. With an exchange rate, a stock of this currency
   * was paid in Canadian dollars, and so is its price.
   */
  readonly paidInCadFor?: string
  /** Payments are in the account's currency, which may differ from the stock's. */
  readonly paysInAccountCurrency?: true
  readonly dateOrder: DateOrder | null
  /** Null if it depends on the user's settings. */
  readonly decimalSign: DecimalSign | null
  /** Null if detected from the dates. */
  readonly newestFirst: boolean | null
  readonly symbolStyle: SymbolStyle
  readonly currency?: string
  /** Trades without a symbol are currency exchanges. */
  readonly withoutSymbolIsMoney?: true
  /** The column `account` is the kind of the exported portfolio. */
  readonly hasOwnAccount?: true
  readonly isOfEvents?: true
  readonly events?: readonly EventRule[]
  /**
   * The file has sections with their own headers; the first two columns name the section and the
   * row type.
   */
  readonly hasSections?: true
  readonly reinvested?: { readonly column: ColumnName; readonly words: readonly string[] }
  readonly reversal?: { readonly column: string; readonly codes: readonly string[] }
}

export type FeeSign = 'positive' | 'negative' | 'either'

/** Exchange in a symbol: none, a suffix such as .TO, or -C and -U. */
export type SymbolStyle = 'exact' | 'plain' | 'suffix' | 'countryLetter'

export function columnsOf(format: BrokerFormat, header: readonly string[]): Columns {
  const names = foldedHeader(header)
  const columns: Partial<Record<ColumnMeaning, number>> = {}
  for (const [meaning, name] of entries(format.columns)) {
    const place = placeOf(name, names)
    if (place >= 0) columns[meaning] = place
  }
  for (const [meaning, { after }] of entries(format.unnamed ?? {})) {
    const place = placeOf(after, names)
    if (place >= 0) columns[meaning] = place + 1
  }
  return format.hasOwnAccount ? columns : withAccountColumns(columns, header)
}

/** Without a currency column, the fee is in the trade's currency. */
export type FeeColumn = { readonly amount: number; readonly currency: number | undefined }

export function feeColumnsOf({ otherFees = [] }: BrokerFormat, header: readonly string[]): FeeColumn[] {
  const names = foldedHeader(header)
  return otherFees.flatMap(({ amount, currency }) => {
    const place = placeOf(amount, names)
    const ofCurrency = placeOf(currency, names)
    return place < 0 ? [] : [{ amount: place, currency: ofCurrency < 0 ? undefined : ofCurrency }]
  })
}

/** Column that distinguishes whole trades from parts, and its values in order of preference. */
export type Grain = { readonly column: number; readonly values: readonly string[] }

/** Null if each trade is listed once. */
export function grainOf({ grain }: BrokerFormat, header: readonly string[]): Grain | null {
  const column = grain ? placeOf(grain.column, foldedHeader(header)) : -1
  return grain && column >= 0 ? { column, values: grain.values } : null
}

export function requiredNames({ required, columns }: BrokerFormat): readonly ColumnName[] {
  return required ?? entries(columns).flatMap(([meaning, name]) => (isSupplement(meaning) ? [] : [name]))
}

function entries<Value>(record: Readonly<Partial<Record<ColumnMeaning, Value>>>): [ColumnMeaning, Value][] {
  // `Object.entries` loses the key types.
  return Object.entries(record) as [ColumnMeaning, Value][]
}
