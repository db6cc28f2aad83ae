import { randomUUID } from 'node:crypto'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '@palier/domain/market/currency'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { type BookEventKind, bookEventFaultsOf, EMPTY_FACTS } from '@palier/domain/portfolios/bookEvent'
import { latestDateAnywhere, PRICE_PLACES } from '@palier/domain/portfolios/lot'
import type { Database } from '../../database/kernel/database.ts'
import { recordEventChange } from '../../database/queries/portfolios/bookChangeQueries.ts'
import { insertBookEvent } from '../../database/queries/portfolios/bookEventQueries.ts'
import { type PortfolioRow, updatePortfolio } from '../../database/queries/portfolios/portfolioQueries.ts'
import { assertVersion } from '../../kernel/assertVersion.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { assertOpen, findClosures } from '../watchlists/beyondPlan.ts'
import { readHoldings } from './holdings.ts'
import { type AnswerOptions, type HoldingsAfterWrite, readHoldingsAfterWrite } from './holdingsAfterWrite.ts'
import { LAST_ENTRY } from './cash/cashMoves.ts'
import { lockPortfolio } from './ownPortfolio.ts'

type CashTarget = { portfolioId: string; version: number | undefined }

/** Balance of an account in one currency at the end of a day. */
type Opening = { currency: Currency; amount: Decimal; date: string }

const LARGEST_CASH = 9_999_999_999_999
const CASH_PLACES = 4

/**
 * Writes the cash of portfolios within the caller's transaction. Refuses with resource_missing for
 * another user's portfolio, with BeyondPlan beyond the plan, with VersionConflict after a
 * concurrent change.
 */
export function createCashWrites(transaction: Database, marketData: MarketData) {
  async function lock(viewer: Viewer, { portfolioId, version }: CashTarget) {
    const portfolio = await lockPortfolio(transaction, viewer, portfolioId)
    const closures = await findClosures(transaction, viewer.userId)
    assertOpen(closures.ofPortfolio(portfolio.id))
    assertVersion(portfolio, version)
    return { portfolio, closures }
  }

  async function addEvent(portfolioId: string, kind: BookEventKind, { currency, amount, date }: Opening, now: Date) {
    const facts = { ...EMPTY_FACTS, kind, date, gross: amount }
    const [fault] = bookEventFaultsOf(facts, { latestDate: latestDateAnywhere(now), hasStock: false, currency })
    if (fault)
      throw new Refusal('parameter_invalid_empty', { field: FIELDS[fault.field] ?? fault.field, reason: fault.code })
    const event = { kind, date, currency, gross: amount.toString(), note: '' }
    await insertBookEvent(transaction, { id: randomUUID(), portfolioId, stockId: null, ...event, createdAt: now })
  }

  /** Adds today's adjustment to reach the wanted amount, in the currency of the portfolio. */
  async function adjust({ id, currency }: PortfolioRow, { userId }: Viewer, wanted: Decimal, now: Date): Promise<void> {
    const holdings = await readHoldings(transaction, marketData, { userId, portfolioIds: [id], lotsOf: 'none' }, now)
    const present = holdings.portfolios.find(({ portfolio }) => portfolio.id === id)?.cash
    const amount = present && wanted.minus(present).round(PRICE_PLACES)
    if (!amount || amount.eq(0)) return
    const date = dateOfDay(dayAt(now.getTime()))
    await addEvent(id, 'cashAdjustment', { currency, amount, date }, now)
    const move = { of: { currency }, date, amount: amount.toString(), entryOrder: LAST_ENTRY }
    await recordEventChange(transaction, id, [move])
  }

  return {
    /** Stores the amount if cash is entered by hand. Otherwise adds the difference as an event. */
    async setCash(
      viewer: Viewer,
      target: CashTarget,
      amount: Decimal,
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite> {
      if (amount.abs().gt(LARGEST_CASH) || !amount.round(CASH_PLACES).eq(amount)) {
        throw new Refusal('parameter_invalid_empty', { field: 'amountOfMoney' })
      }
      const { portfolio, closures } = await lock(viewer, target)
      const isByHand = portfolio.cashMode === 'byHand'
      if (!isByHand) await adjust(portfolio, viewer, amount, now)
      await updatePortfolio(transaction, portfolio.id, isByHand ? { amountOfMoney: amount.toString() } : {})
      return readHoldingsAfterWrite(transaction, marketData, viewer, [portfolio.id], options, now, closures)
    },

    /** Retains the amount entered by hand, in case the mode is changed back. */
    async setMode(
      viewer: Viewer,
      target: CashTarget,
      { cashMode, openings }: { cashMode: PortfolioRow['cashMode']; openings: readonly Opening[] },
      options: AnswerOptions,
      now: Date,
    ): Promise<HoldingsAfterWrite> {
      const { portfolio, closures } = await lock(viewer, target)
      for (const opening of openings) await addEvent(portfolio.id, 'openingBalance', opening, now)
      if (openings.length > 0) await recordEventChange(transaction, portfolio.id)
      await updatePortfolio(transaction, portfolio.id, { cashMode })
      return readHoldingsAfterWrite(transaction, marketData, viewer, [portfolio.id], options, now, closures)
    },
  }
}

const FIELDS: Readonly<Record<string, string>> = { gross: 'amount' }
