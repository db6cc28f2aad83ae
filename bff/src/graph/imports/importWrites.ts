import { confirmImport, previewImport, undoImport } from '@palier/contract/imports/importCalls'
import { writeToPortfolio } from '../../loaders/portfolios/writeHoldings.ts'
import { expectWithin, ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { ColumnMeaning, DateOrder, DecimalSign, ImportPreview } from './importPreview.ts'
import { TransactionType } from '../kernel/enums.ts'
import { importIdIn, importIdOf } from '../kernel/globalId.ts'
import { Portfolio } from '../portfolios/portfolio.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const ColumnMappingInput = builder.inputType('ColumnMappingInput', {
  fields: (t) => ({
    column: t.int({ required: true }),
    meaning: t.field({ type: ColumnMeaning, required: true }),
  }),
})

const NamedSymbolInput = builder.inputType('NamedSymbolInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    symbol: t.string({ required: true }),
  }),
})

const ImportAnswersInput = builder.inputType('ImportAnswersInput', {
  description: 'What a file does not tell by itself; remembered for files with the same header.',
  fields: (t) => ({
    columns: t.field({ type: [ColumnMappingInput] }),
    dateOrder: t.field({ type: DateOrder }),
    decimalSign: t.field({ type: DecimalSign }),
    everyRow: t.field({
      type: TransactionType,
      description: 'Type of all rows, for a file that does not tell purchases from sales. Not remembered.',
    }),
    symbols: t.field({
      type: [NamedSymbolInput],
      description: 'Symbols of securities that the file gives by name alone; added to those that are remembered.',
    }),
    account: t.string({
      description: 'Account to import from a file with several: its number, or else its type. Not remembered.',
    }),
    isAccountKindConfirmed: t.boolean({
      description: 'Whether to import an account whose type contradicts the kind of the portfolio. Not remembered.',
    }),
  }),
})

builder.relayMutationField(
  'previewImport',
  {
    inputFields: (t) => ({
      importId: t.id({ required: true }),
      answers: t.field({ type: ImportAnswersInput }),
      first: t.int({ ...ROWS, defaultValue: 100 }),
      after: t.string(),
    }),
  },
  {
    async resolve(_root, { input: { importId: globalId, answers, first, after } }, { operation }) {
      sessionOrRefusal(operation)
      const importId = importIdIn(globalId)
      const said = answers && {
        columns: answers.columns?.map(({ column, meaning }) => ({ column, meaning })),
        dateOrder: answers.dateOrder ?? undefined,
        decimalSign: answers.decimalSign ?? undefined,
        everyRow: answers.everyRow ?? undefined,
        symbols: answers.symbols?.map(({ name, symbol }) => ({ name, symbol })),
        account: answers.account ?? undefined,
        isAccountKindConfirmed: answers.isAccountKindConfirmed ?? undefined,
      }
      expectWithin('first', first, ROWS)
      const request = { importId, answers: said ?? undefined, first, after: after ?? undefined }
      return { preview: await orRefusal(operation.client.send(previewImport, request)) }
    },
  },
  { outputFields: (t) => ({ preview: t.expose('preview', { type: ImportPreview }) }) },
)

builder.relayMutationField(
  'confirmImport',
  {
    inputFields: (t) => ({
      importId: t.id({ required: true }),
      includeDuplicates: t.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to import rows that look like existing lots too.',
      }),
    }),
  },
  {
    async resolve(_root, { input: { importId: globalId, includeDuplicates } }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const importId = importIdIn(globalId)
      const write = writeToPortfolio(operation, viewer, confirmImport, { importId, includeDuplicates })
      const { updatedPortfolio: portfolio, importedCount } = await orRefusal(write)
      return { importId, importedCount, portfolio, viewer }
    },
  },
  {
    outputFields: (t) => ({
      importId: t.id({ resolve: ({ importId }) => importIdOf(importId) }),
      importedCount: t.exposeInt('importedCount'),
      portfolio: t.expose('portfolio', { type: Portfolio }),
      viewer: t.expose('viewer', { type: Viewer }),
    }),
  },
)

builder.relayMutationField(
  'undoImport',
  { inputFields: (t) => ({ importId: t.id({ required: true }) }) },
  {
    async resolve(_root, { input: { importId: globalId } }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const importId = importIdIn(globalId)
      const write = writeToPortfolio(operation, viewer, undoImport, { importId })
      const { updatedPortfolio: portfolio, removedCount } = await orRefusal(write)
      return { removedCount, portfolio, viewer }
    },
  },
  {
    outputFields: (t) => ({
      removedCount: t.exposeInt('removedCount'),
      portfolio: t.expose('portfolio', { type: Portfolio }),
      viewer: t.expose('viewer', { type: Viewer }),
    }),
  },
)
