import { checkRows, type ImportSource, type RowOutcome } from '../services/imports/checkRows.ts'
import { outcomesOfBlock } from '../services/imports/importBlocks.ts'
import type { WireImportAnswers } from '@palier/contract/imports/importCalls'
import { readTradeFile, type TradeFileFacts } from '../services/imports/readImportFile.ts'
import { columnsByHeader } from '../services/imports/importReading.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type DamagedBook, SYMBOLS, type TrueTrade } from './damagedBooks.ts'

const LISTINGS = SYMBOLS.map((ticker) => {
  return { id: ticker, ticker, exchangeCode: 'XTSE', companyName: ticker, currency: 'CAD' as const }
})
const DATE = '2026-11-20'

async function* each(blocks: readonly string[]): AsyncGenerator<string> {
  yield* blocks
}

/** What a portfolio has before a file is read. */
type Portfolio = Partial<Pick<ImportSource, 'findListings' | 'findEvents' | 'findIncomplete' | 'findHeld'>>

/** Reads and judges a file for an empty portfolio, or that one; the columns as their names suggest. */
export async function accountOf(
  bytes: Uint8Array,
  portfolio: Portfolio = {},
  said: WireImportAnswers = {},
): Promise<{ facts: TradeFileFacts; outcomes: RowOutcome[]; unnamed: string[] }> {
  const blocks: string[] = []
  const facts = readTradeFile(bytes, (block) => blocks.push(block))
  const source = {
    blocks: each(blocks),
    findListings: async (tickers: readonly string[]) => LISTINGS.filter(({ ticker }) => tickers.includes(ticker)),
    findLots: async () => [],
    findHeld: async () => [],
    findEvents: async () => [],
    findIncomplete: async () => [],
    ...portfolio,
  }
  const outcomes: RowOutcome[] = []
  const rules = { includeDuplicates: false, latestDate: DATE, currency: 'CAD', isRegistered: false } as const
  const wanted = {
    header: facts.header,
    answers: { ...answersTo(facts.header), isAccountKindConfirmed: true, ...said },
    ...rules,
  }
  const { questions, unnamed } = await checkRows(source, wanted, (block) => outcomes.push(...outcomesOfBlock(block)))
  if (questions.length > 0) throw new Refusal('ImportUnclear', { question: questions.join() })
  return { facts, outcomes, unnamed }
}

const MEANINGS = ['date', 'type', 'symbol', 'quantity', 'price', 'fee', 'note'] as const

/** Somebody who says what the columns of an unknown header mean, by their names. */
function answersTo(header: readonly string[]) {
  if (columnsByHeader(header, null).format) return {}
  const columns = MEANINGS.flatMap((meaning) => {
    const column = header.findIndex((name) => name.trim().toLowerCase() === meaning)
    return column < 0 ? [] : [{ column, meaning }]
  })
  return { columns }
}

/**
 * Throws unless only true trades of a book would enter, every other one is told by its line or its file is refused, and
 * each record is counted once.
 */
export async function expectTrueAccount({ bytes, trades, text, damages }: DamagedBook): Promise<void> {
  const fail = (sentence: string) => {
    throw new Error(`${sentence}\n${damages.join('; ')}\n${text}`)
  }
  const account = await accountOf(bytes).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  // A file that is refused or asked about as a whole enters nothing.
  if (account === null) return
  const { facts, outcomes } = account

  const left = new Map(trades)
  for (const { line, verdict, trade } of outcomes) {
    if (verdict !== 'accepted') continue
    const isSame = (truth: TrueTrade | undefined) =>
      trade?.tradeDate === truth?.date &&
      trade?.kind === truth?.kind &&
      trade?.symbol === truth?.symbol &&
      Number(trade?.quantity) === Number(truth?.quantity) &&
      Number(trade?.price) === Number(truth?.price)
    const written = /m\d+z/.exec((trade?.note ?? '').replaceAll('"', ''))?.[0]
    // The end of its row may be cut off.
    const marker = written ?? [...left].find(([, truth]) => isSame(truth))?.[0] ?? ''
    if (!left.has(marker)) fail(`Line ${line} is read as a trade that is not there.`)
    if (!isSame(left.get(marker))) fail(`Line ${line} is read as ${JSON.stringify(trade)}.`)
    left.delete(marker)
  }
  const lines = text.split(/\r\n|\r|\n/)
  /** A record is told by the line on which it begins. */
  const isTold = (line: number) => outcomes.findLast((outcome) => outcome.line <= line)?.verdict === 'refused'
  for (const marker of left.keys()) {
    const line = lines.findIndex((own) => own.replaceAll('"', '').includes(marker)) + 1
    // Where the end was cut off, nobody can know of what stood there.
    if (line > 0 && !isTold(line)) fail(`The trade of line ${line} is lost without a word.`)
  }

  const { headerLine, blankCount } = facts.remainder
  const counted = outcomes.length + blankCount + (headerLine === null ? 0 : 1)
  if (outcomes.length !== facts.rowCount) fail(`Of ${facts.rowCount} rows ${outcomes.length} have an outcome.`)
  const ofOneLine = new Set(outcomes.map(({ line }) => line))
  if (ofOneLine.size !== outcomes.length) fail('A line is told twice.')
  const lineCount = lines.at(-1) === '' ? lines.length - 1 : lines.length
  if (counted > lineCount) fail(`${counted} records in ${lineCount} lines.`)
}
