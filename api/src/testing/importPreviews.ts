import type { WireImportAnswers } from '@palier/contract/imports/importCalls'
import type { Currency } from '@palier/domain/market/currency'
import type { Listing } from '../database/queries/imports/importQueries.ts'
import { checkRows, type EvaluationFacts, type RowOutcome } from '../services/imports/checkRows.ts'
import { outcomesOfBlock } from '../services/imports/importBlocks.ts'
import { readTradeFile } from '../services/imports/readImportFile.ts'

const CANADIAN = ['HR-UN', 'VEQT', 'GRT-UN', 'EMA', 'ENB', 'CU', 'ZSP', 'POW', 'RY', 'CAR-UN', 'XEQT']
const AMERICAN = ['AVGO', 'JNJ', 'PG', 'CAT', 'VOO', 'AAPL', 'GM', 'ACME', 'MSFT']

function listing(ticker: string, currency: Currency): Listing {
  return { id: ticker, ticker, exchangeCode: currency === 'CAD' ? 'XTSE' : 'XNYS', companyName: ticker, currency }
}

const LISTINGS = [
  ...CANADIAN.map((ticker) => listing(ticker, 'CAD')),
  ...AMERICAN.map((ticker) => listing(ticker, 'USD')),
]

type Preview = EvaluationFacts & { outcomes: RowOutcome[] }

/** Previews a file for an empty portfolio in memory. */
export async function previewOf(
  file: Uint8Array | string,
  { answers = {}, isRegistered = false }: { answers?: WireImportAnswers; isRegistered?: boolean } = {},
): Promise<Preview> {
  const blocks: string[] = []
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const { header } = readTradeFile(bytes, (block) => blocks.push(block))
  const source = {
    blocks: (async function* () {
      yield* blocks
    })(),
    findListings: async (tickers: readonly string[]) => LISTINGS.filter(({ ticker }) => tickers.includes(ticker)),
    findLots: async () => [],
    findHeld: async () => [],
    findEvents: async () => [],
    findIncomplete: async () => [],
  }
  const outcomes: RowOutcome[] = []
  const rules = { includeDuplicates: false, latestDate: '2026-11-28', currency: 'CAD', isRegistered } as const
  const facts = await checkRows(source, { header, answers, ...rules }, (block) => {
    for (const outcome of outcomesOfBlock(block)) outcomes.push(outcome)
  })
  return { ...facts, outcomes }
}
