import type { WireImportPreview, WireImportRow } from '@palier/contract/imports/importCalls'
import { BOOK_EVENT_KINDS } from '@palier/domain/portfolios/bookEvent'
import { builder } from '../kernel/builder.ts'
import { BookEventKind, Currency, IncomeKind, TransactionType } from '../kernel/enums.ts'
import { importIdOf } from '../kernel/globalId.ts'

export const ColumnMeaning = builder.enumType('ColumnMeaning', {
  values: {
    ACCOUNT: { value: 'account', description: 'Number or name of the account of the row.' },
    ACCOUNT_TYPE: { value: 'accountType', description: 'Type of that account, such as margin or TFSA.' },
    AMOUNT: { value: 'amount' },
    CURRENCY: { value: 'currency' },
    DATE: { value: 'date' },
    EXCHANGE: { value: 'exchange' },
    FEE: { value: 'fee' },
    FX_RATE: { value: 'fxRate', description: 'Canadian dollars for one unit of the currency of the stock.' },
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
  description: 'Question about a file that its content does not answer.',
  values: {
    ACCOUNT: { value: 'account', description: 'Which of the accounts of the file is imported.' },
    ACCOUNT_KIND: {
      value: 'accountKind',
      description: 'Whether an account is imported whose type contradicts the kind of the portfolio.',
    },
    COLUMNS: { value: 'columns' },
    DATE_ORDER: { value: 'dateOrder' },
    DECIMAL_SIGN: { value: 'decimalSign' },
  } as const,
})

const ImportVerdict = builder.enumType('ImportVerdict', {
  values: {
    ACCEPTED: { value: 'accepted' },
    DUPLICATE: { value: 'duplicate' },
    INCOMPLETE: { value: 'incomplete', description: 'Kept with the portfolio until the person completes it.' },
    REFUSED: { value: 'refused' },
    SKIPPED: { value: 'skipped' },
  } as const,
})

function kindOf({ kind }: { kind: string }) {
  return BOOK_EVENT_KINDS.find((known) => known === kind) ?? 'unknown'
}

const ImportEvent = builder.objectRef<NonNullable<WireImportRow['event']>>('ImportEvent').implement({
  description: 'What a row of a dividend, a fee, a split and the like enters.',
  fields: (t) => ({
    kind: t.field({ type: BookEventKind, resolve: kindOf }),
    incomeKind: t.expose('incomeKind', {
      type: IncomeKind,
      nullable: true,
      description: 'Kind of an income; null of other events, and where the file does not say.',
    }),
    cash: t.expose('cash', { type: 'Decimal', description: 'What it adds to the account; below zero what it takes.' }),
    currency: t.expose('currency', { type: Currency }),
    numerator: t.expose('numerator', { type: 'Decimal', nullable: true, description: 'New shares of a split.' }),
    denominator: t.expose('denominator', {
      type: 'Decimal',
      nullable: true,
      description: 'Old shares that the new ones of a split replace.',
    }),
    isUnproved: t.exposeBoolean('isUnproved', {
      description: 'Whether no source shows enough of such rows to be sure of their shape.',
    }),
  }),
})

const ImportEventSum = builder.objectRef<NonNullable<WireImportPreview['events']>[number]>('ImportEventSum').implement({
  description: 'What the events of one kind and currency that are to be entered add up to.',
  fields: (t) => ({
    kind: t.field({ type: BookEventKind, resolve: kindOf }),
    isInterest: t.exposeBoolean('isInterest', { description: 'Whether the income is interest.' }),
    currency: t.expose('currency', { type: Currency }),
    eventCount: t.exposeInt('eventCount', { description: 'Number of events to be entered.' }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows that tell them.' }),
    cash: t.expose('cash', {
      type: 'Decimal',
      description: 'What they add to the account; below zero what they take.',
    }),
    isUnproved: t.exposeBoolean('isUnproved', {
      description: 'Whether no source shows enough of such rows to be sure of their shape.',
    }),
  }),
})

const AmountMismatch = builder.objectRef<NonNullable<WireImportRow['mismatch']>>('AmountMismatch').implement({
  description: 'Amount of a row that is not the one computed from its quantity, price and fee.',
  fields: (t) => ({
    stated: t.expose('stated', { type: 'Decimal', description: 'Amount in the file.' }),
    computed: t.expose('computed', { type: 'Decimal', description: 'Amount by quantity, price and fee.' }),
  }),
})

const ImportAccount = builder.objectRef<NonNullable<WireImportPreview['accounts']>[number]>('ImportAccount').implement({
  description: 'An account whose rows a file has.',
  fields: (t) => ({
    number: t.exposeString('number', { nullable: true, description: 'As written; null if the file has types alone.' }),
    type: t.exposeString('type', { nullable: true, description: 'As written; null if the file does not say.' }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows of the account.' }),
    isRegistered: t.exposeBoolean('isRegistered', {
      nullable: true,
      description: 'Whether it is a registered account; null if its type does not say.',
    }),
    isOtherKind: t.exposeBoolean('isOtherKind', {
      description: 'Whether its type contradicts the kind of account of the portfolio.',
    }),
    isChosen: t.exposeBoolean('isChosen', { description: 'Whether its rows are the ones to import.' }),
  }),
})

const ImportRow = builder.objectRef<WireImportRow>('ImportRow').implement({
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line in the file, from 1.' }),
    verdict: t.expose('verdict', { type: ImportVerdict }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'Why it is skipped, refused or incomplete, as a code such as `notATrade`, `quantity.required` or `missing.cost`; null when accepted.',
    }),
    date: t.expose('date', { type: 'Date', nullable: true }),
    type: t.expose('type', { type: TransactionType, nullable: true }),
    symbol: t.exposeString('symbol', { nullable: true }),
    exchange: t.exposeString('exchange', { nullable: true }),
    companyName: t.exposeString('companyName', { nullable: true }),
    quantity: t.expose('quantity', { type: 'Decimal', nullable: true }),
    price: t.expose('price', { type: 'Decimal', nullable: true }),
    event: t.expose('event', {
      type: ImportEvent,
      nullable: true,
      description: 'The event that it tells, or is a part of; null of a purchase or a sale.',
    }),
    mismatch: t.expose('mismatch', {
      type: AmountMismatch,
      nullable: true,
      description: 'Figures of an amount that is refused because it contradicts the rest of the row.',
    }),
    withLine: t.expose('withLine', {
      type: 'Int',
      nullable: true,
      description:
        'Line of the row that it is entered with, such as the dividend of a tax, cancelled by, or waits for.',
    }),
    isUnproved: t.boolean({
      description: 'Whether no source shows enough of such rows to be sure of their shape.',
      resolve: ({ isUnproved, event }) => isUnproved ?? event?.isUnproved ?? false,
    }),
    cells: t.exposeStringList('cells', { description: 'Cells as written in the file.' }),
  }),
})

const ImportColumn = builder.objectRef<WireImportPreview['columns'][number]>('ImportColumn').implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    title: t.exposeString('title'),
    samples: t.exposeStringList('samples'),
    meaning: t.expose('meaning', {
      type: ColumnMeaning,
      nullable: true,
      description: 'Meaning of the column; null while unknown.',
    }),
  }),
})

export const ImportPreview = builder.objectRef<WireImportPreview>('ImportPreview').implement({
  description: 'Preview of an import.',
  fields: (t) => ({
    importId: t.id({ resolve: ({ importId }) => importIdOf(importId) }),
    formatName: t.exposeString('formatName', {
      nullable: true,
      description: 'Broker or program recognized by the header; null when the person gives the meaning of the columns.',
    }),
    columns: t.expose('columns', { type: [ImportColumn] }),
    questions: t.expose('questions', { type: [ImportQuestion], description: 'Questions to answer in `answers`.' }),
    accounts: t.field({
      type: [ImportAccount],
      description: 'Accounts of the file; empty if it names none.',
      resolve: ({ accounts }) => accounts ?? [],
    }),
    rows: t.expose('rows', { type: [ImportRow] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
    acceptedCount: t.exposeInt('acceptedCount'),
    skippedCount: t.exposeInt('skippedCount'),
    refusedCount: t.exposeInt('refusedCount'),
    duplicateCount: t.exposeInt('duplicateCount'),
    incompleteCount: t.int({
      description: 'Number of rows that the person has to complete.',
      resolve: ({ incompleteCount }) => incompleteCount ?? 0,
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows: the sum of the five counts.' }),
    headerLine: t.exposeInt('headerLine', {
      nullable: true,
      description: 'Line of the header in the file, from 1; null for a file without a header.',
    }),
    blankCount: t.exposeInt('blankCount', {
      nullable: true,
      description: 'Number of blank lines, not counted as rows; null when the server does not report it.',
    }),
    recordCount: t.exposeInt('recordCount', {
      nullable: true,
      description:
        'Number of records of the file: rows, blank lines and header, each counted once; null when the server does not report it.',
    }),
    events: t.field({
      type: [ImportEventSum],
      description: 'What the events to be entered add up to, by kind and currency.',
      resolve: ({ events }) => events ?? [],
    }),
    unnamed: t.stringList({
      description: 'Names of securities whose rows lack a known symbol; the person may give them in `answers`.',
      resolve: ({ unnamed }) => unnamed ?? [],
    }),
    isReady: t.exposeBoolean('isReady', { description: 'Whether no question is open, so that it can be confirmed.' }),
  }),
})
