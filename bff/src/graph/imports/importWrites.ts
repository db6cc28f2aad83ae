import { confirmImport, previewImport, undoImport } from '@palier/contract/imports/importCalls'
import { writeToPortfolio } from '../../loaders/portfolios/writeHoldings.ts'
import { expectWithin, ROWS } from '../kernel/bounds.ts'
import { builder } from '../kernel/builder.ts'
import { AFTER } from '../kernel/pages.ts'
import { ColumnMeaning, DateOrder, DecimalSign } from './importEnums.ts'
import { ImportPreview } from './importPreview.ts'
import { TransactionType } from '../kernel/portfolioEnums.ts'
import { importIdIn, importIdOf } from '../kernel/globalId.ts'
import { Portfolio } from '../portfolios/portfolio.ts'
import { orRefusal } from '../kernel/problem.ts'
import { changedViewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const ColumnMappingInput = builder.inputType('ColumnMappingInput', {
  description: 'Meaning of one column of a file.',
  fields: (t) => ({
    column: t.int({ required: true, description: 'Index of the column, from 0.' }),
    meaning: t.field({ type: ColumnMeaning, required: true, description: 'Meaning of the column.' }),
  }),
})

const NamedSymbolInput = builder.inputType('NamedSymbolInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the security in the file.' }),
    symbol: t.string({ required: true, description: 'Ticker symbol that the name stands for.' }),
  }),
})

const ImportAnswersInput = builder.inputType('ImportAnswersInput', {
  description: 'What a file does not tell by itself; remembered for files with the same header.',
  fields: (t) => ({
    columns: t.field({ type: [ColumnMappingInput], description: 'Meaning of each column of the file.' }),
    dateOrder: t.field({ type: DateOrder, description: 'Order of day, month and year in the file, when ambiguous.' }),
    decimalSign: t.field({ type: DecimalSign, description: 'Decimal separator of the file, when ambiguous.' }),
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
      importId: t.id({ required: true, description: 'Id of the import, as answered to the upload.' }),
      answers: t.field({ type: ImportAnswersInput, description: 'Answers to the questions of the preview.' }),
      first: t.int({ ...ROWS, defaultValue: 100 }),
      after: t.string(AFTER),
    }),
  },
  {
    description: 'Previews the import of a file. Changes nothing.',
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
  {
    outputFields: (t) => ({
      preview: t.expose('preview', { type: ImportPreview, description: 'Preview of the import.' }),
    }),
  },
)

builder.relayMutationField(
  'confirmImport',
  {
    inputFields: (t) => ({
      importId: t.id({ required: true, description: 'Id of the import, as answered to the upload.' }),
      includeDuplicates: t.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to import rows that look like existing lots too.',
      }),
    }),
  },
  {
    description: 'Imports the accepted rows of a file.',
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
      importId: t.id({
        description: 'Id of the import, as answered to the upload.',
        resolve: ({ importId }) => importIdOf(importId),
      }),
      importedCount: t.exposeInt('importedCount', { description: 'Number of trades imported.' }),
      portfolio: t.expose('portfolio', { type: Portfolio, description: 'The portfolio after the change.' }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)

builder.relayMutationField(
  'undoImport',
  {
    inputFields: (t) => ({
      importId: t.id({ required: true, description: 'Id of the import, as answered to the upload.' }),
    }),
  },
  {
    description: 'Removes the lots of an import.',
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
      removedCount: t.exposeInt('removedCount', { description: 'Number of lots removed.' }),
      portfolio: t.expose('portfolio', { type: Portfolio, description: 'The portfolio after the change.' }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)
