import {
  columnsOf,
  type BrokerFormat,
  type FeeColumn,
  feeColumnsOf,
  type FeeSign,
  type FormatCondition,
  type SymbolStyle,
} from './brokerFormat.ts'
import { OWN_FORMAT_ID } from './brokerFormats.ts'
import { placeOf } from './columnNames.ts'
import { placedRules, type PlacedRule } from './eventRules.ts'
import { type DateOrder } from './fileDate.ts'
import { type DecimalSign, isMixed } from '../kernel/fileNumber.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { type Columns, type FileEvidence, type KindSource } from './tradeColumns.ts'
import { type GivenSymbols, NO_SYMBOLS } from './tradeSymbol.ts'
import { USUAL_WORDS, type KindWords, type SkippedWords } from './tradeWords.ts'

type Condition = {
  readonly column: number
  readonly values: readonly string[]
  readonly skipped: SkippedWords
  readonly isOfEvents: boolean
}

export type ParsedTrade = {
  readonly columns: Columns
  readonly only: readonly Condition[]
  readonly kindFrom: KindSource
  readonly words: KindWords
  readonly feeSign: FeeSign
  readonly feeWithinAmount: boolean
  readonly otherFees: readonly FeeColumn[]
  readonly feeCurrency: string | null
  readonly amountIsGross: boolean
  readonly paidInCadFor: string | null
  readonly paysInAccountCurrency: boolean
  readonly decimalSign: DecimalSign
  /** True if some cells use the other sign: ambiguous numbers are then refused. */
  readonly isDecimalSignMixed: boolean
  readonly dateOrder: DateOrder | null
  readonly symbolStyle: SymbolStyle
  readonly symbols: GivenSymbols
  readonly currency: string | null
  readonly withoutSymbolIsMoney: boolean
  readonly isOfEvents: boolean
  readonly inText: { readonly column: number; readonly pattern: RegExp; readonly isRequired: boolean } | null
  readonly reversal: { readonly column: number; readonly codes: readonly string[] } | null
  readonly events: readonly PlacedRule[]
  readonly reinvested: { readonly column: number; readonly words: readonly string[] } | null
  /** True if cells carry the formula guard of our exports. */
  readonly isGuarded: boolean
}

/** Signs that the file proves, or that the user chose for an ambiguous file. */
type FileSigns = { readonly decimalSign: DecimalSign; readonly dateOrder: DateOrder | null }

export function parseByFormat(
  format: BrokerFormat,
  header: readonly string[],
  signs: FileSigns,
  evidence: FileEvidence,
): ParsedTrade {
  const { kindFrom, words, feeSign, symbolStyle } = format
  const names = foldedHeader(header)
  const { inText, reversal, events = [], reinvested } = format
  const columns = columnsOf(format, header)
  return {
    columns,
    only: conditionsOf(format, names, evidence),
    kindFrom,
    words,
    feeSign,
    symbolStyle,
    symbols: NO_SYMBOLS,
    feeWithinAmount: format.feeWithinAmount ?? false,
    otherFees: feeColumnsOf(format, header),
    feeCurrency: format.feeCurrency ?? null,
    amountIsGross: format.amountIsGross ?? false,
    paidInCadFor: format.paidInCadFor ?? null,
    paysInAccountCurrency: format.paysInAccountCurrency ?? false,
    currency: format.currency ?? null,
    withoutSymbolIsMoney: format.withoutSymbolIsMoney ?? false,
    isOfEvents: format.isOfEvents ?? false,
    inText: inText ? { ...inText, column: placeOf(inText.column, names) } : null,
    reversal: reversal ? { ...reversal, column: placeOf(reversal.column, names) } : null,
    events: placedRules(events, header, columns.kind, format.hasSections ? evidence.sections : null),
    reinvested: reinvested ? { ...reinvested, column: placeOf(reinvested.column, names) } : null,
    isGuarded: format.id === OWN_FORMAT_ID,
    decimalSign: signs.decimalSign,
    isDecimalSignMixed: isMixed(evidence.decimals),
    dateOrder: format.dateOrder ?? signs.dateOrder,
  }
}

function conditionsOf({ only = [], grain }: BrokerFormat, names: readonly string[], { grains }: FileEvidence) {
  const coarsest = grain?.values.find((value) => grains.includes(value))
  const ofGrain: FormatCondition[] =
    grain && coarsest !== undefined ? [{ column: grain.column, values: [coarsest], skipped: { notATrade: ['*'] } }] : []
  return [...only, ...ofGrain].flatMap(({ column, values, skipped = {}, isOfEvents = false }): Condition[] => {
    const place = placeOf(column, names)
    return place < 0 ? [] : [{ column: place, values: values.map(foldedText), skipped, isOfEvents }]
  })
}

export function parseByMapping(mapping: {
  readonly columns: Columns
  readonly otherFees?: readonly number[]
  readonly kindFrom: KindSource
  readonly signs: FileSigns
  readonly evidence: FileEvidence
}): ParsedTrade {
  const { columns, otherFees = [], kindFrom, signs, evidence } = mapping
  return {
    columns,
    only: [],
    kindFrom,
    words: USUAL_WORDS,
    // If some fees are positive, a negative one is a rebate.
    feeSign: evidence.hasNegativeFee && !evidence.hasPositiveFee ? 'negative' : 'positive',
    feeWithinAmount: columns.amount !== undefined && columns.fee === undefined && columns.tax === undefined,
    otherFees: otherFees.map((amount) => ({ amount, currency: undefined })),
    feeCurrency: null,
    amountIsGross: false,
    paidInCadFor: null,
    paysInAccountCurrency: false,
    ...signs,
    isDecimalSignMixed: isMixed(evidence.decimals),
    symbolStyle: 'suffix',
    symbols: NO_SYMBOLS,
    currency: null,
    withoutSymbolIsMoney: false,
    isOfEvents: false,
    inText: null,
    reversal: null,
    events: [],
    reinvested: null,
    isGuarded: false,
  }
}
