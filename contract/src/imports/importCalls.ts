import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { incomeKind } from '../portfolios/bookEventCalls.ts'
import { portfolio } from '../portfolios/portfolioSchemas.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'

export const MAXIMUM_IMPORT_BYTES = 10 * 1024 * 1024
export const MAXIMUM_IMPORT_ROWS = 100_000
const MAXIMUM_IMPORT_ROWS_A_PAGE = 500
/** How many names of securities a person may give symbols to, and how long a name is at most. */
export const MAXIMUM_IMPORT_NAMES = 500
export const LONGEST_IMPORT_NAME = 200

const path = (verb: string) => `/api/Extensions/Portfolio/${verb}`
const read = { access: 'user', scripts: true } as const
const write = { ...read, write: true } as const

/** Meanings of a column. A column without one is ignored. */
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
  // Canadian dollars for one unit of the stock's currency.
  'fxRate',
  'settlementDate',
  // Number or name of the account of the row, and its type.
  'account',
  'accountType',
  'ignored',
])
export type WireColumnMeaning = z.infer<typeof columnMeaning>

/**
 * What a file does not tell. Remembered for files with the same header, except `everyRow`: the type of all rows, when
 * no column tells purchases from sales.
 */
export const importAnswers = z.object({
  columns: z
    .array(z.object({ column: z.int().min(0).max(999), meaning: columnMeaning }))
    .max(1_000)
    .optional(),
  dateOrder: z.enum(['yearMonthDay', 'dayMonthYear', 'monthDayYear']).optional(),
  decimalSign: z.enum(['point', 'comma']).optional(),
  everyRow: z.enum(['buy', 'sell']).optional(),
  /** The symbols of securities that a file gives by name alone; added to those that are remembered. */
  symbols: z
    .array(z.object({ name: z.string().min(1).max(LONGEST_IMPORT_NAME), symbol: z.string().min(1).max(40) }))
    .max(MAXIMUM_IMPORT_NAMES)
    .optional(),
  /** The account to import from a file with several, by its number or else its type as written. Not remembered. */
  account: z.string().min(1).max(LONGEST_IMPORT_NAME).optional(),
  /** Whether an account is imported although the portfolio is of another kind. Not remembered. */
  isAccountKindConfirmed: z.boolean().optional(),
})
export type WireImportAnswers = z.infer<typeof importAnswers>

/** An incomplete row tells an event of which only the person knows all: it is kept with its portfolio until it is completed. */
export const importVerdict = z.enum(['accepted', 'incomplete', 'skipped', 'refused', 'duplicate'])

/** Outcome of one row; `reason` is a code such as `quantity.required` or `missing.cost`, null when accepted. */
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
  /** Of a row that tells an event: what it enters, `cash` being what that adds to the account. */
  event: z
    .object({
      kind: z.string(),
      incomeKind: incomeKind.nullable(),
      cash: money,
      currency,
      numerator: z.number().nullable(),
      denominator: z.number().nullable(),
      withheld: money.nullable(),
      /** No source shows enough of such rows to be sure. */
      isUnproved: z.boolean(),
    })
    .nullish(),
  /** Of a row whose amount is refused: the stated amount, and the one computed from quantity, price and fee. */
  mismatch: z.object({ stated: money, computed: money }).nullish(),
  /** The line of the row that it is entered with, cancelled by, or waits for. */
  withLine: z.int().nullish(),
  /** No source shows enough of such rows to be sure. */
  isUnproved: z.boolean().nullish(),
  cells: z.array(z.string()),
})
export type WireImportRow = z.infer<typeof importRow>

export const importPreview = z.object({
  importId: z.string(),
  portfolioId: z.string(),
  /** Broker or program recognized by the header. */
  formatName: z.string().nullable(),
  columns: z.array(
    z.object({
      index: z.int(),
      title: z.string(),
      samples: z.array(z.string()),
      meaning: columnMeaning.nullable(),
    }),
  ),
  /** Open questions. Until they are answered no row is read. */
  questions: z.array(z.enum(['columns', 'dateOrder', 'decimalSign', 'account', 'accountKind'])),
  /** The accounts of the file; empty if it names none. */
  accounts: z
    .array(
      z.object({
        /** As written; null if the file has types alone. */
        number: z.string().nullable(),
        type: z.string().nullable(),
        rowCount: z.int(),
        /** Whether it is registered; null if its type does not say. */
        isRegistered: z.boolean().nullable(),
        /** Whether its type contradicts the kind of account of the portfolio. */
        isOtherKind: z.boolean(),
        /** Whether its rows are the ones to import. */
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
  /** Rows that the person has to complete; absent where a server has none. */
  incompleteCount: z.int().nullish(),
  rowCount: z.int(),
  /** Line of the header; null without one. */
  headerLine: z.int().nullish(),
  /** Number of blank records, not counted as rows. */
  blankCount: z.int().nullish(),
  /** Rows, blank records and header: each record counted once. */
  recordCount: z.int().nullish(),
  /** What the events to be entered add up to, by kind and currency; `cash` is what they add to the account. */
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
  /** The names of securities to which neither the file nor the person has given a symbol that is known. */
  unnamed: z.array(z.string()).nullish(),
  isReady: z.boolean(),
})
export type WireImportPreview = z.infer<typeof importPreview>

/** Records of a file by outcome; each counted once. */
const importRecords = z.object({
  total: z.int(),
  /** 0 or 1. */
  header: z.int(),
  blank: z.int(),
  entered: z.int(),
  duplicate: z.int(),
  skipped: z.int(),
  refused: z.int(),
  /** Kept for the person to complete. */
  incomplete: z.int().nullish(),
})
export type WireImportRecords = z.infer<typeof importRecords>

/** A multipart body: `portfolioInfo`, JSON, comes before `csvFile`. */
const upload = z.object({ portfolioInfo: z.object({ portfolioId: identifier }), csvFile: z.file() })
const uploadErrors = [
  'resource_missing',
  'ImportTooLarge',
  'ImportTooManyRows',
  'ImportTooMuchWork',
  'NotCsv',
  'BeyondPlan',
] as const

/** Imports a file in one step: what its header tells is read; rows that cannot be imported are reported. */
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
      /** Rows that the person has to complete, with what is missing such as `missing.cost`. */
      incomplete: z.array(z.object({ line: z.int(), reason: z.string() })).nullish(),
      records: importRecords.nullish(),
    }),
  }),
  errors: [...uploadErrors, 'ImportUnclear', 'operationsLimitReached'],
})

/** Stores a file for one day; nothing is imported before it is confirmed. */
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

/** Previews the outcome of each row. */
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

/** Removes the lots and events of an import, unless a later sale needs them. */
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
