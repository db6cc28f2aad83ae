import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { incomeKind } from '../portfolios/bookEventCalls.ts'
import { portfolio } from '../portfolios/portfolioSchemas.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'

export const MAXIMUM_IMPORT_BYTES = 10 * 1024 * 1024
export const MAXIMUM_IMPORT_ROWS = 100_000
const MAXIMUM_IMPORT_ROWS_A_PAGE = 500
export const MAXIMUM_IMPORT_NAMES = 500
export const LONGEST_IMPORT_NAME = 200

const path = (verb: string) => `/api/Extensions/Portfolio/${verb}`
const read = { access: 'user', scripts: true } as const
const write = { ...read, write: true } as const

/** A column without a meaning is ignored. */
export const columnMeaning = z.enum([
  'date',
  'type',
  'symbol',
  'exchange',
  'quantity',
  'price',
  'note',
  'fee',
  'currency',
  'amount',
  // Canadian dollars per unit of the stock's currency.
  'fxRate',
  'settlementDate',
  'account',
  'accountType',
  'ignored',
])
export type WireColumnMeaning = z.infer<typeof columnMeaning>

/**
 * Answers to questions about a file, stored for files with the same header, except `everyRow`: the
 * type of all rows if no column distinguishes purchases from sales.
 */
export const importAnswers = z.object({
  columns: z
    .array(z.object({ column: z.int().min(0).max(999), meaning: columnMeaning }))
    .max(1_000)
    .optional(),
  dateOrder: z.enum(['yearMonthDay', 'dayMonthYear', 'monthDayYear']).optional(),
  decimalSign: z.enum(['point', 'comma']).optional(),
  everyRow: z.enum(['buy', 'sell']).optional(),
  /** Symbols of securities that the file only names; added to the stored ones. */
  symbols: z
    .array(z.object({ name: z.string().min(1).max(LONGEST_IMPORT_NAME), symbol: z.string().min(1).max(40) }))
    .max(MAXIMUM_IMPORT_NAMES)
    .optional(),
  /** Account to import from a file with several: its number, or its type as written. Not stored. */
  account: z.string().min(1).max(LONGEST_IMPORT_NAME).optional(),
  /** True to import an account of another kind than the portfolio. Not stored. */
  isAccountKindConfirmed: z.boolean().optional(),
})
export type WireImportAnswers = z.infer<typeof importAnswers>

/** An incomplete row is an event that lacks facts only the user knows. It is stored until completed. */
export const importVerdict = z.enum(['accepted', 'incomplete', 'skipped', 'refused', 'duplicate'])

/** `reason` is a code such as `quantity.required` or `missing.cost`; null if accepted. */
export const importRow = z.object({
  line: z.int(),
  verdict: importVerdict,
  reason: z.string().nullable(),
  date: z.string().nullable(),
  type: z.enum(['buy', 'sell']).nullable(),
  symbol: z.string().nullable(),
  exchange: z.string().nullable(),
  companyName: z.string().nullable(),
  quantity: z.number().nullable(),
  price: money.nullable(),
  /** Event of the row; `cash` is the change of the account's cash. */
  event: z
    .object({
      kind: z.string(),
      incomeKind: incomeKind.nullable(),
      cash: money,
      currency,
      numerator: z.number().nullable(),
      denominator: z.number().nullable(),
      withheld: money.nullable(),
      /** Unproved: no source shows enough such rows. */
      isUnproved: z.boolean(),
    })
    .nullish(),
  /** Stated amount of a refused row, and the amount computed from quantity, price and fee. */
  mismatch: z.object({ stated: money, computed: money }).nullish(),
  /** Line of the row that this one is entered with, cancelled by, or waits for. */
  withLine: z.int().nullish(),
  /** Unproved: no source shows enough such rows. */
  isUnproved: z.boolean().nullish(),
  cells: z.array(z.string()),
})
export type WireImportRow = z.infer<typeof importRow>

export const importPreview = z.object({
  importId: z.string(),
  portfolioId: z.string(),
  formatName: z.string().nullable(),
  columns: z.array(
    z.object({
      index: z.int(),
      title: z.string(),
      samples: z.array(z.string()),
      meaning: columnMeaning.nullable(),
    }),
  ),
  /** Rows are read only after these are answered. */
  questions: z.array(z.enum(['columns', 'dateOrder', 'decimalSign', 'account', 'accountKind'])),
  /** Empty if the file names no account. */
  accounts: z
    .array(
      z.object({
        /** Null if the file has only types; otherwise as written. */
        number: z.string().nullable(),
        type: z.string().nullable(),
        rowCount: z.int(),
        /** Null if the type does not say. */
        isRegistered: z.boolean().nullable(),
        /** True if its type contradicts the kind of the portfolio. */
        isOtherKind: z.boolean(),
        isChosen: z.boolean(),
      }),
    )
    .nullish(),
  rows: z.array(importRow),
  nextCursor: z.string().nullable(),
  acceptedCount: z.int(),
  skippedCount: z.int(),
  refusedCount: z.int(),
  duplicateCount: z.int(),
  /** Rows that the user must complete. */
  incompleteCount: z.int().nullish(),
  rowCount: z.int(),
  headerLine: z.int().nullish(),
  blankCount: z.int().nullish(),
  recordCount: z.int().nullish(),
  /** Totals of the events to import, by kind and currency; `cash` is the change of the account's cash. */
  events: z
    .array(
      z.object({
        kind: z.string(),
        isInterest: z.boolean(),
        currency,
        eventCount: z.int(),
        rowCount: z.int(),
        cash: money,
        isUnproved: z.boolean(),
      }),
    )
    .nullish(),
  /** Names of securities without a known symbol. */
  unnamed: z.array(z.string()).nullish(),
  isReady: z.boolean(),
})
export type WireImportPreview = z.infer<typeof importPreview>

const importRecords = z.object({
  total: z.int(),
  header: z.int(),
  blank: z.int(),
  entered: z.int(),
  duplicate: z.int(),
  skipped: z.int(),
  refused: z.int(),
  incomplete: z.int().nullish(),
})
export type WireImportRecords = z.infer<typeof importRecords>

/** Multipart body: `portfolioInfo` (JSON) precedes `csvFile`. */
const upload = z.object({ portfolioInfo: z.object({ portfolioId: identifier }), csvFile: z.file() })
const uploadErrors = [
  'resource_missing',
  'ImportTooLarge',
  'ImportTooManyRows',
  'ImportTooMuchWork',
  'NotCsv',
  'BeyondPlan',
] as const

/** Imports what the header proves; reports rows that cannot be imported. */
export const importPortfolio = call({
  item: 'API-64',
  summary: 'Imports a file of trades in one step',
  path: '/api/Portfolio/ImportPortfolio',
  ...write,
  multipart: true,
  input: upload.extend({
    portfolioInfo: z.object({ portfolioId: identifier, lots: z.enum(['all', 'none']).default('all') }),
  }),
  output: z.object({
    importPortfolioResult: z.object({
      portfolio,
      /** Refused rows, and duplicates of existing lots. */
      exceptions: z.array(z.object({ line: z.int(), symbol: z.string(), errorCode: z.string(), errorMsg: z.string() })),
      /** Rows that are neither trades nor events, with a reason such as `notATrade`. */
      skipped: z.array(z.object({ line: z.int(), reason: z.string() })).nullish(),
      /** Rows that the user must complete, with the missing fact such as `missing.cost`. */
      incomplete: z.array(z.object({ line: z.int(), reason: z.string() })).nullish(),
      records: importRecords.nullish(),
    }),
  }),
  errors: [...uploadErrors, 'ImportUnclear', 'operationsLimitReached'],
})

/** Stores a file for one day; imports nothing before confirmation. */
export const uploadImport = call({
  item: 'D22',
  summary: 'Uploads a file of trades to be previewed',
  path: path('UploadImport'),
  ...write,
  extension: true,
  multipart: true,
  input: upload,
  output: z.object({ importId: z.string() }),
  errors: uploadErrors,
})

export const previewImport = call({
  item: 'D22',
  summary: 'Previews what would become of each row of a file',
  path: path('PreviewImport'),
  ...read,
  duration: 'long',
  extension: true,
  input: z.object({
    importId: identifier,
    answers: importAnswers.optional(),
    first: z.int().min(0).max(MAXIMUM_IMPORT_ROWS_A_PAGE).default(100),
    after: z.string().max(200).optional(),
  }),
  output: importPreview,
  errors: ['resource_missing'],
})

/** Imports all accepted rows, or none. */
export const confirmImport = call({
  item: 'D22',
  summary: 'Enters the accepted rows of a file',
  path: path('ConfirmImport'),
  ...write,
  duration: 'long',
  extension: true,
  input: z.object({ importId: identifier, includeDuplicates: z.boolean().default(false) }),
  output: z.object({ importId: z.string(), importedCount: z.int(), updatedPortfolio: portfolio }),
  errors: ['resource_missing', 'ImportUnclear', 'operationsLimitReached', 'DuplicateKey', 'BeyondPlan'],
})

/** Fails if a later sale needs the lots. */
export const undoImport = call({
  item: 'D22',
  summary: 'Takes the lots and events of an import out again',
  path: path('UndoImport'),
  ...write,
  duration: 'long',
  extension: true,
  input: z.object({ importId: identifier }),
  output: z.object({ importId: z.string(), removedCount: z.int(), updatedPortfolio: portfolio }),
  errors: ['resource_missing', 'invalidLotQuantity'],
})
