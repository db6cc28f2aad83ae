import type { WireImportPreview, WireImportRow } from '@palier/contract/imports/importCalls'
import { BOOK_EVENT_KINDS } from '@palier/domain/portfolios/bookEvent'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { BookEventKind, IncomeKind, TransactionType } from '../kernel/portfolioEnums.ts'
import { importIdOf } from '../kernel/globalId.ts'
import { ColumnMeaning, ImportQuestion, ImportVerdict } from './importEnums.ts'

function kindOf({ kind }: { kind: string }) {
  return BOOK_EVENT_KINDS.find((known) => known === kind) ?? 'unknown'
}

const ImportEvent = builder.objectRef<NonNullable<WireImportRow['event']>>('ImportEvent').implement({
  description: 'What a row of a dividend, a fee, a split and the like enters.',
  fields: (t) => ({
    kind: t.field({ type: BookEventKind, description: 'Kind of event that the row becomes.', resolve: kindOf }),
    incomeKind: t.expose('incomeKind', {
      type: IncomeKind,
      nullable: true,
      description: 'Kind of an income; null of other events, and where the file does not say.',
    }),
    cash: t.expose('cash', { type: 'Decimal', description: 'What it adds to the account; below zero what it takes.' }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
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
    kind: t.field({ type: BookEventKind, description: 'Kind of the events that are added up.', resolve: kindOf }),
    isInterest: t.exposeBoolean('isInterest', { description: 'Whether the income is interest.' }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
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
  description: 'A row of an imported file and how it was read.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line in the file, from 1.' }),
    verdict: t.expose('verdict', { type: ImportVerdict, description: 'Outcome for the row.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'Why it is skipped, refused or incomplete, as a code such as `notATrade`, `quantity.required` or `missing.cost`; null when accepted.',
    }),
    date: t.expose('date', { type: 'Date', nullable: true, description: 'Trade date; null when none was found.' }),
    type: t.expose('type', { type: TransactionType, nullable: true, description: 'Purchase or sale.' }),
    symbol: t.exposeString('symbol', { nullable: true, description: 'Ticker symbol as the exchange writes it.' }),
    exchange: t.exposeString('exchange', { nullable: true, description: 'Code of the exchange (MIC), such as XTSE.' }),
    companyName: t.exposeString('companyName', { nullable: true, description: 'Name of the company.' }),
    quantity: t.expose('quantity', { type: 'Decimal', nullable: true, description: 'Number of shares.' }),
    price: t.expose('price', {
      type: 'Decimal',
      nullable: true,
      description: 'Price of one share in the currency of the stock.',
    }),
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
  description: 'A column of an imported file.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Index from 0.' }),
    title: t.exposeString('title', { description: 'Title in the header row.' }),
    samples: t.exposeStringList('samples', { description: 'Values of the first rows.' }),
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
    importId: t.id({
      description: 'Id of the import, as answered to the upload.',
      resolve: ({ importId }) => importIdOf(importId),
    }),
    formatName: t.exposeString('formatName', {
      nullable: true,
      description: 'Broker or program recognized by the header; null when the person gives the meaning of the columns.',
    }),
    columns: t.expose('columns', { type: [ImportColumn], description: 'Meaning of each column of the file.' }),
    questions: t.expose('questions', { type: [ImportQuestion], description: 'Questions to answer in `answers`.' }),
    accounts: t.field({
      type: [ImportAccount],
      description: 'Accounts of the file; empty if it names none.',
      resolve: ({ accounts }) => accounts ?? [],
    }),
    rows: t.expose('rows', { type: [ImportRow], description: 'Rows with their outcome.' }),
    nextCursor: t.exposeString('nextCursor', {
      nullable: true,
      description: 'Cursor of the next rows, for `after`; null after the last row.',
    }),
    acceptedCount: t.exposeInt('acceptedCount', { description: 'Number of rows that would be imported.' }),
    skippedCount: t.exposeInt('skippedCount', { description: 'Number of rows that are not trades.' }),
    refusedCount: t.exposeInt('refusedCount', { description: 'Number of rows that cannot be imported.' }),
    duplicateCount: t.exposeInt('duplicateCount', { description: 'Number of rows that look like existing lots.' }),
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
