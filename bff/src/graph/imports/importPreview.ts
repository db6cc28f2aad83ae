import type { WireImportPreview, WireImportRow } from '@palier/contract/imports/importCalls'
import { builder } from '../kernel/builder.ts'
import { TransactionType } from '../kernel/enums.ts'
import { importIdOf } from '../kernel/globalId.ts'

export const ColumnMeaning = builder.enumType('ColumnMeaning', {
  values: {
    AMOUNT: { value: 'amount' },
    CURRENCY: { value: 'currency' },
    DATE: { value: 'date' },
    EXCHANGE: { value: 'exchange' },
    FEE: { value: 'fee' },
    FX_RATE: { value: 'fxRate', description: "Canadian dollars for one unit of the stock's currency." },
    IGNORED: { value: 'ignored' },
    NOTE: { value: 'note' },
    PRICE: { value: 'price' },
    QUANTITY: { value: 'quantity' },
    SETTLEMENT_DATE: { value: 'settlementDate' },
    SYMBOL: { value: 'symbol' },
    TYPE: { value: 'type' },
  } as const,
})

export const DateOrder = builder.enumType('DateOrder', {
  values: {
    DAY_MONTH_YEAR: { value: 'dayMonthYear' },
    MONTH_DAY_YEAR: { value: 'monthDayYear' },
    YEAR_MONTH_DAY: { value: 'yearMonthDay' },
  } as const,
})

export const DecimalSign = builder.enumType('DecimalSign', {
  values: { COMMA: { value: 'comma' }, POINT: { value: 'point' } } as const,
})

const ImportQuestion = builder.enumType('ImportQuestion', {
  description: 'What a file does not prove of itself.',
  values: {
    COLUMNS: { value: 'columns' },
    DATE_ORDER: { value: 'dateOrder' },
    DECIMAL_SIGN: { value: 'decimalSign' },
  } as const,
})

const ImportVerdict = builder.enumType('ImportVerdict', {
  values: {
    ACCEPTED: { value: 'accepted' },
    DUPLICATE: { value: 'duplicate' },
    REFUSED: { value: 'refused' },
    SKIPPED: { value: 'skipped' },
  } as const,
})

const ImportRow = builder.objectRef<WireImportRow>('ImportRow').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'In the file.' }),
    verdict: t.expose('verdict', { type: ImportVerdict }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'Why it is skipped or refused, as a word: dividend, notATrade, or a field and its fault: quantity.required.',
    }),
    date: t.expose('date', { type: 'Date', nullable: true }),
    type: t.expose('type', { type: TransactionType, nullable: true }),
    symbol: t.exposeString('symbol', { nullable: true }),
    exchange: t.exposeString('exchange', { nullable: true }),
    companyName: t.exposeString('companyName', { nullable: true }),
    quantity: t.expose('quantity', { type: 'Decimal', nullable: true }),
    price: t.expose('price', { type: 'Decimal', nullable: true }),
    cells: t.exposeStringList('cells', { description: 'As the file writes them.' }),
  }),
})

const ImportColumn = builder.objectRef<WireImportPreview['columns'][number]>('ImportColumn').implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    title: t.exposeString('title'),
    samples: t.exposeStringList('samples'),
    meaning: t.expose('meaning', { type: ColumnMeaning, nullable: true, description: 'Null while nobody knows.' }),
  }),
})

export const ImportPreview = builder.objectRef<WireImportPreview>('ImportPreview').implement({
  description: 'What would become of a file.',
  fields: (t) => ({
    importId: t.id({ resolve: ({ importId }) => importIdOf(importId) }),
    formatName: t.exposeString('formatName', {
      nullable: true,
      description: 'The broker whose header it is; null where the person says what the columns mean.',
    }),
    columns: t.field({ type: [ImportColumn], resolve: ({ columns }) => columns }),
    questions: t.field({
      type: [ImportQuestion],
      description: 'What the file does not prove: the person is asked.',
      resolve: ({ questions }) => questions,
    }),
    rows: t.field({ type: [ImportRow], resolve: ({ rows }) => rows }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
    acceptedCount: t.exposeInt('acceptedCount'),
    skippedCount: t.exposeInt('skippedCount'),
    refusedCount: t.exposeInt('refusedCount'),
    duplicateCount: t.exposeInt('duplicateCount'),
    rowCount: t.exposeInt('rowCount', { description: 'The four counts together.' }),
    headerLine: t.exposeInt('headerLine', { nullable: true, description: 'Null of a file without a header.' }),
    blankCount: t.exposeInt('blankCount', { nullable: true, description: 'The blank records, which are no rows.' }),
    recordCount: t.exposeInt('recordCount', {
      nullable: true,
      description: 'The rows, the blank records and the header: each record of the file is counted once.',
    }),
    isReady: t.exposeBoolean('isReady', { description: 'Nothing is asked any more: it may be confirmed.' }),
  }),
})
