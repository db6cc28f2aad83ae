import type { WireColumnMeaning, WireImportAnswers } from '@palier/contract/calls/imports'
import { brokerFormatOf } from '@palier/domain/brokerFormats'
import { type BrokerFormat, columnsOf } from '@palier/domain/brokerFormat'
import { type DateOrder, dateOrderOf } from '@palier/domain/fileDate'
import { type DecimalSign, decimalSignOf, type Proof } from '@palier/domain/fileNumber'
import {
  type ColumnMeaning,
  type Columns,
  type FileEvidence,
  missingColumns,
  suggestedColumns,
} from '@palier/domain/tradeColumns'
import { readingOfFormat, readingOfMapping, type TradeReading } from '@palier/domain/tradeReading'

export type Question = 'columns' | 'dateOrder' | 'decimalSign'

/** What the columns of a file mean, as far as that is known. */
export type ColumnReading = { format: BrokerFormat | null; columns: Columns; isComplete: boolean }

/** How a file is read, or what has to be asked before it can be. */
export type Understanding = { reading: TradeReading; questions: [] } | { reading: null; questions: Question[] }

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
}

/** What a person said of the columns goes before what a known header says. */
export function columnsByHeader(header: readonly string[], answers: WireImportAnswers | null): ColumnReading {
  const named = answers?.columns
  if (named) {
    const columns = Object.fromEntries(
      named.flatMap(({ column, meaning }) => (meaning === 'ignored' ? [] : [[MEANINGS[meaning], column]])),
    ) as Columns
    return { format: null, columns, isComplete: missingColumns(columns, kindFromOf(columns)).length === 0 }
  }
  const format = brokerFormatOf(header)
  if (format) return { format, columns: columnsOf(format, header), isComplete: true }
  return { format: null, columns: suggestedColumns(header), isComplete: false }
}

/** What all rows prove of how the file writes decides, and otherwise the person. */
export function understand(
  header: readonly string[],
  { format, columns, isComplete }: ColumnReading,
  { decimals, dates }: FileEvidence,
  answers: WireImportAnswers | null,
): Understanding {
  const questions: Question[] = isComplete ? [] : ['columns']
  const dateOrder = format?.dateOrder ?? proved(dateOrderOf(dates), answeredOrder(answers))
  const decimalSign = format?.decimalSign ?? proved(decimalSignOf(decimals), answeredSign(answers))
  if (isComplete && dateOrder === undefined) questions.push('dateOrder')
  if (isComplete && decimalSign === undefined) questions.push('decimalSign')
  if (questions.length > 0 || dateOrder === undefined || decimalSign === undefined) return { reading: null, questions }

  const signs = { decimalSign, dateOrder }
  const reading = format
    ? readingOfFormat(format, header, signs)
    : readingOfMapping({ columns, kindFrom: kindFromOf(columns), signs })
  return { reading, questions: [] }
}

/** The word of the contract for what a column means; null for what it has no word for. */
export function wireMeaningOf(columns: Columns, index: number): WireColumnMeaning | null {
  const [meaning] = Object.entries(MEANINGS).find(([, own]) => columns[own] === index) ?? []
  return (meaning as WireColumnMeaning | undefined) ?? null
}

function kindFromOf(columns: Columns): 'words' | 'sign' {
  return columns.kind === undefined ? 'sign' : 'words'
}

/** What is not proved is what was answered; undefined where nothing was. */
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
