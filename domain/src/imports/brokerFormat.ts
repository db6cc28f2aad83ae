import { type DateOrder } from './fileDate.ts'
import { type DecimalSign } from '../kernel/fileNumber.ts'
import { type ColumnName, placeOf } from './columnNames.ts'
import { type EventRule } from './eventRules.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { type ColumnMeaning, type Columns, isSupplement, withAccountColumns } from './tradeColumns.ts'
import { type KindWords, type SkippedWords } from './tradeWords.ts'

/** A condition of trades: rows with another value in this column are skipped. */
export type FormatCondition = {
  readonly column: ColumnName
  readonly values: readonly string[]
  /** Why, by the value. */
  readonly skipped?: SkippedWords
  /** Whether rows of events with another value are skipped too. */
  readonly isOfEvents?: true
}

/** Values within the text of a cell. */
type CellPattern = {
  readonly column: ColumnName
  /** Its named groups are meanings of columns, or `said` for the word that tells a purchase from a sale. */
  readonly pattern: RegExp
  /** Whether a trade without it is refused. */
  readonly isRequired: boolean
}

/** The export of one broker or program, as its header was read in a public source. */
export type BrokerFormat = {
  readonly id: string
  /** A proper name, the same in every language. */
  readonly name: string
  /** Whole headers as they were read. */
  readonly headers: readonly (readonly string[])[]
  readonly source: string
  readonly confidence: 'high' | 'medium'
  /** The names that a header must hold; by default all those of `columns`. */
  readonly required?: readonly ColumnName[]
  /** The whole header must match: another format has these columns and more, with another meaning. */
  readonly isWholeHeader?: true
  readonly columns: Readonly<Partial<Record<ColumnMeaning, ColumnName>>>
  /** Columns that have no name stand behind one that has. */
  readonly unnamed?: Readonly<Partial<Record<ColumnMeaning, { readonly after: ColumnName }>>>
  /** Rows with other values in these columns are no trades; a missing column is ignored. */
  readonly only?: readonly FormatCondition[]
  /** A file may list each trade as a whole and in parts: the first of these values present is read. */
  readonly grain?: { readonly column: string; readonly values: readonly string[] }
  readonly inText?: CellPattern
  readonly kindFrom: 'words' | 'sign'
  readonly words: KindWords
  /** Whether a fee is written as the negative amount that it takes from the account; `either` where that is unknown. */
  readonly feeSign: FeeSign
  /** Further columns of fees, each with the column of its currency. */
  readonly otherFees?: readonly { readonly amount: ColumnName; readonly currency: ColumnName }[]
  /** Without a fee column: the fee is the amount less quantity × price. */
  readonly feeWithinAmount?: true
  /** Of fees that are always in one currency. A fee in another than the stock's is not entered. */
  readonly feeCurrency?: string
  /** Whether the amount is quantity × price; otherwise fees are in it. */
  readonly amountIsGross?: true
  /**
   * The currency column names the cash currency: beside an exchange rate, a stock of this currency was paid in Canadian
   * dollars, and so is its price.
   */
  readonly paidInCadFor?: string
  /** What a stock pays is written in the currency of the account, which need not be the stock's. */
  readonly paysInAccountCurrency?: true
  readonly dateOrder: DateOrder | null
  /** Null where it depends on the user's settings. */
  readonly decimalSign: DecimalSign | null
  /** Null: detected from the dates. */
  readonly newestFirst: boolean | null
  readonly symbolStyle: SymbolStyle
  /** Of files that name no currency. */
  readonly currency?: string
  /** Trades without a symbol are exchanges of money. */
  readonly withoutSymbolIsMoney?: true
  /** Its column `account` is the kind of the exported portfolio. */
  readonly hasOwnAccount?: true
  /** Its rows are events alone: no column is needed for trades. */
  readonly isOfEvents?: true
  /** Rows of dividends, fees, splits and the like; the first rule that holds is taken. */
  readonly events?: readonly EventRule[]
  /** Whether the file has sections with headers of their own: the first two columns name the section and the row. */
  readonly hasSections?: true
  /** The words or codes in a column that tell purchases with a dividend. */
  readonly reinvested?: { readonly column: ColumnName; readonly words: readonly string[] }
  /** A column with codes of cancellations. */
  readonly reversal?: { readonly column: string; readonly codes: readonly string[] }
}

export type FeeSign = 'positive' | 'negative' | 'either'

/** How a symbol names its exchange: not at all, by a suffix such as .TO, or by -C and -U. */
export type SymbolStyle = 'exact' | 'plain' | 'suffix' | 'countryLetter'

/** Where the columns of a known kind of file stand. */
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

/** A further column of fees. Without a column of its currency it is in that of the trade. */
export type FeeColumn = { readonly amount: number; readonly currency: number | undefined }

/** The further fee columns that a header has. */
export function feeColumnsOf({ otherFees = [] }: BrokerFormat, header: readonly string[]): FeeColumn[] {
  const names = foldedHeader(header)
  return otherFees.flatMap(({ amount, currency }) => {
    const [place, ofCurrency] = [placeOf(amount, names), placeOf(currency, names)]
    return place < 0 ? [] : [{ amount: place, currency: ofCurrency < 0 ? undefined : ofCurrency }]
  })
}

/** The column that distinguishes whole trades from parts, and the values to read. */
export type Grain = { readonly column: number; readonly values: readonly string[] }

/** Null where each trade is told once. */
export function grainOf({ grain }: BrokerFormat, header: readonly string[]): Grain | null {
  const column = grain ? placeOf(grain.column, foldedHeader(header)) : -1
  return grain && column >= 0 ? { column, values: grain.values } : null
}

/** The names, not folded, without which a row is no header of this kind of file. */
export function requiredNames({ required, columns }: BrokerFormat): readonly ColumnName[] {
  return required ?? entries(columns).flatMap(([meaning, name]) => (isSupplement(meaning) ? [] : [name]))
}

function entries<Value>(record: Readonly<Partial<Record<ColumnMeaning, Value>>>): [ColumnMeaning, Value][] {
  // The keys of such a record are meanings: its type says so, Object.entries does not.
  return Object.entries(record) as [ColumnMeaning, Value][]
}
