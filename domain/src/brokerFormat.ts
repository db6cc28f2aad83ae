import { type DateOrder } from './fileDate.ts'
import { type DecimalSign } from './fileNumber.ts'
import { foldedHeader, foldedText } from './headerFingerprint.ts'
import { type ColumnMeaning, type Columns } from './tradeColumns.ts'

/** How a kind of file tells purchases from sales. Words are folded; one that ends in `*` stands for all it begins. */
export type KindWords = {
  readonly buy: readonly string[]
  readonly sell: readonly string[]
  /** What is known to be no trade. */
  readonly skipped: readonly string[]
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
  readonly required?: readonly string[]
  readonly columns: Readonly<Partial<Record<ColumnMeaning, string>>>
  /** Columns that have no name stand behind one that has. */
  readonly unnamed?: Readonly<Partial<Record<ColumnMeaning, { readonly after: string }>>>
  /** Rows of any other value in these columns are no trades. */
  readonly only?: readonly { readonly column: string; readonly values: readonly string[] }[]
  readonly kindFrom: 'words' | 'sign'
  readonly words: KindWords
  /** Whether sales may show a negative quantity; a purchase never may. */
  readonly quantitySign: 'signed' | 'unsigned'
  /** Whether a fee is written as the negative amount that it takes from the account. */
  readonly feeSign: 'positive' | 'negative'
  /** Where no column tells the fee: what the amount differs from quantity × price. */
  readonly feeWithinAmount?: true
  readonly dateOrder: DateOrder | null
  /** Null where the same export writes either, by its reader's settings. */
  readonly decimalSign: DecimalSign | null
  readonly newestFirst: boolean
  readonly symbolStyle: SymbolStyle
  /** Of files that name no currency. */
  readonly currency?: string
  /** Trades without a symbol are exchanges of money. */
  readonly withoutSymbolIsMoney?: true
}

/** How a symbol names its exchange: not at all, by a suffix such as .TO, or by -C and -U. */
export type SymbolStyle = 'exact' | 'plain' | 'suffix' | 'countryLetter'

/** Where the columns of a known kind of file stand. */
export function columnsOf(format: BrokerFormat, header: readonly string[]): Columns {
  const names = foldedHeader(header)
  const columns: Partial<Record<ColumnMeaning, number>> = {}
  for (const [meaning, name] of entries(format.columns)) {
    const place = names.indexOf(foldedText(name))
    if (place >= 0) columns[meaning] = place
  }
  for (const [meaning, { after }] of entries(format.unnamed ?? {}))
    columns[meaning] = names.indexOf(foldedText(after)) + 1
  return columns
}

/** The conditions of a known kind of file, by the places of their columns. */
export function conditionsOf(format: BrokerFormat, header: readonly string[]) {
  const names = foldedHeader(header)
  return (format.only ?? []).map(({ column, values }) => ({ column: names.indexOf(foldedText(column)), values }))
}

/** The folded names without which a row is no header of this kind of file. */
export function requiredNames({ required, columns }: BrokerFormat): string[] {
  return (required ?? Object.values(columns)).map(foldedText)
}

function entries<Value>(record: Readonly<Partial<Record<ColumnMeaning, Value>>>): [ColumnMeaning, Value][] {
  // The keys of such a record are meanings: its type says so, Object.entries does not.
  return Object.entries(record) as [ColumnMeaning, Value][]
}
