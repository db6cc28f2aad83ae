import {
  MAXIMUM_IMPORT_NAMES,
  type WireColumnMeaning,
  type WireImportAnswers,
} from '@palier/contract/imports/importCalls'
import { brokerFormatOf } from '@palier/domain/imports/brokerFormats'
import { type BrokerFormat, columnsOf, type Grain, grainOf } from '@palier/domain/imports/brokerFormat'
import { foldedText } from '@palier/domain/kernel/foldedText'
import type { GivenSymbols } from '@palier/domain/imports/tradeSymbol'
import { type DateOrder, dateOrderOf } from '@palier/domain/imports/fileDate'
import { type DecimalSign, decimalSignOf, type Proof } from '@palier/domain/kernel/fileNumber'
import {
  type ColumnMeaning,
  type Columns,
  type FileEvidence,
  isPlainHeader,
  type KindSource,
  missingColumns,
  suggestedColumns,
  withAccountColumns,
} from '@palier/domain/imports/tradeColumns'
import { parseByFormat, parseByMapping, type ParsedTrade } from '@palier/domain/imports/parseTrade'

export type Question = 'columns' | 'dateOrder' | 'decimalSign' | 'account' | 'accountKind'

/** Column meanings and their origin: the user, a known header, a plain header, or a guess. */
type ColumnReading = {
  format: BrokerFormat | null
  columns: Columns
  grain: Grain | null
  saidBy: 'person' | 'format' | 'plainHeader' | 'nobody'
}

type Understanding = { reading: ParsedTrade; questions: [] } | { reading: null; questions: Question[] }

const MEANINGS: Readonly<Record<Exclude<WireColumnMeaning, 'ignored'>, ColumnMeaning>> = {
  date: 'date',
  type: 'kind',
  symbol: 'symbol',
  exchange: 'exchange',
  quantity: 'quantity',
  price: 'price',
  note: 'note',
  fee: 'fee',
  currency: 'currency',
  amount: 'amount',
  fxRate: 'fxRate',
  settlementDate: 'settlementDate',
  account: 'account',
  accountType: 'accountType',
}

/** The user's mapping takes precedence over a known header. */
export function columnsByHeader(header: readonly string[], answers: WireImportAnswers | null): ColumnReading {
  const named = answers?.columns
  if (named) {
    const columns = Object.fromEntries(
      named.flatMap(({ column, meaning }) => (meaning === 'ignored' ? [] : [[MEANINGS[meaning], column]])),
    ) as Columns
    return { format: null, columns: withAccountColumns(columns, header), grain: null, saidBy: 'person' }
  }
  const format = brokerFormatOf(header)
  if (format) return { format, columns: columnsOf(format, header), grain: grainOf(format, header), saidBy: 'format' }
  const saidBy = isPlainHeader(header) ? 'plainHeader' : 'nobody'
  return { format: null, columns: suggestedColumns(header), grain: null, saidBy }
}

/** Decides formats by the evidence of all rows, otherwise by the user's answers. */
export function understand(
  header: readonly string[],
  { format, columns, saidBy }: ColumnReading,
  evidence: FileEvidence,
  answers: WireImportAnswers | null,
): Understanding {
  const kindFrom = format?.kindFrom ?? kindSourceOf(columns, answers)
  // Values within the text of a cell need no column; a file of events needs no trade columns.
  const isNamed =
    format?.isOfEvents === true || format?.inText?.isRequired === true || missingColumns(columns, kindFrom).length === 0
  const isComplete = isNamed && isCertain(saidBy, kindFrom, evidence)
  const questions: Question[] = isComplete ? [] : ['columns']
  const dateOrder = format?.dateOrder ?? proved(dateOrderOf(evidence.dates), answeredOrder(answers))
  const decimalSign = proved(decimalSignOf(evidence.decimals, format?.decimalSign), answeredSign(answers))
  if (isComplete && dateOrder === undefined) questions.push('dateOrder')
  if (isComplete && decimalSign === undefined) questions.push('decimalSign')
  if (questions.length > 0 || dateOrder === undefined || decimalSign === undefined) return { reading: null, questions }

  const signs = { decimalSign, dateOrder }
  const reading = format
    ? parseByFormat(format, header, signs, evidence)
    : parseByMapping({ columns, otherFees: otherFeesOf(columns, answers), kindFrom, signs, evidence })
  return { reading: { ...reading, symbols: symbolsOf(answers) }, questions: [] }
}

function otherFeesOf({ fee }: Columns, answers: WireImportAnswers | null): number[] {
  const named = answers?.columns ?? []
  return named.flatMap(({ column, meaning }) => (meaning === 'fee' && column !== fee ? [column] : []))
}

function symbolsOf(answers: WireImportAnswers | null): GivenSymbols {
  return new Map((answers?.symbols ?? []).map(({ name, symbol }) => [foldedText(name), symbol.trim()]))
}

/** True if purchases and sales can be distinguished with certainty. */
function isCertain(saidBy: ColumnReading['saidBy'], kindFrom: KindSource, evidence: FileEvidence): boolean {
  switch (saidBy) {
    case 'format':
      return true
    case 'person':
      return kindFrom !== 'sign' || evidence.hasSignedQuantity
    case 'plainHeader':
      return evidence.hasTradeWord
    case 'nobody':
      return false
  }
}

/** Merges earlier answers, of this file or a previous one, with new ones. */
export function answersWith(before: WireImportAnswers | null, now: WireImportAnswers): WireImportAnswers {
  const symbols = new Map(
    [...(before?.symbols ?? []), ...(now.symbols ?? [])].map((one) => [foldedText(one.name), one]),
  )
  const latest = [...symbols.values()].slice(-MAXIMUM_IMPORT_NAMES)
  return { ...before, ...now, ...(latest.length > 0 && { symbols: latest }) }
}

export function rememberedOf(answers: WireImportAnswers): WireImportAnswers {
  const { everyRow: _type, account: _account, isAccountKindConfirmed: _isConfirmed, ...remembered } = answers
  return remembered
}

export function columnMeaningName(columns: Columns, index: number): WireColumnMeaning | null {
  const [meaning] = Object.entries(MEANINGS).find(([, own]) => columns[own] === index) ?? []
  return (meaning as WireColumnMeaning | undefined) ?? null
}

function kindSourceOf(columns: Columns, answers: WireImportAnswers | null): KindSource {
  return columns.kind === undefined ? (answers?.everyRow ?? 'sign') : 'words'
}

function proved<Value>(proof: Proof<Value>, answered: Value | undefined): Value | undefined {
  return proof.kind === 'proved' ? proof.value : answered
}

function answeredOrder(answers: WireImportAnswers | null): DateOrder | null | undefined {
  switch (answers?.dateOrder) {
    case 'dayMonthYear':
      return 'dayFirst'
    case 'monthDayYear':
      return 'monthFirst'
    case 'yearMonthDay':
      return null
    case undefined:
      return undefined
  }
}

function answeredSign(answers: WireImportAnswers | null): DecimalSign | undefined {
  if (answers?.decimalSign === undefined) return undefined
  return answers.decimalSign === 'point' ? '.' : ','
}
