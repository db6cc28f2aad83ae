import { decimal, type Decimal, ZERO } from '@palier/domain/kernel/decimal'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { dateOfDay, dayAt } from '@palier/domain/market/exchangeDay'
import { EMPTY_FACTS } from '@palier/domain/portfolios/bookEvent'
import { QUANTITY_PLACES } from '@palier/domain/portfolios/lot'
import { objectiveFaultOf } from '@palier/domain/portfolios/objective'
import { sharesText } from '@palier/domain/portfolios/positionReplay'
import { presentShares } from '@palier/domain/portfolios/splitFactors'
import type { Database } from '../../../database/kernel/database.ts'
import { isUuid } from '../../../database/kernel/isUuid.ts'
import { findLotRanges } from '../../../database/queries/portfolios/lotRangeQueries.ts'
import { findObjectiveToChange, upsertObjective } from '../../../database/queries/portfolios/objectiveQueries.ts'
import { lockAllPortfolios } from '../../../database/queries/portfolios/portfolioQueries.ts'
import {
  deleteSplitAnswers,
  findMissingSplits,
  insertSplitAnswers,
  type MissingSplit,
  type SplitAnswer,
} from '../../../database/queries/portfolios/splitQueries.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { MarketData } from '../../../providers/marketData/port.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { createBookEventWrites } from '../bookEventWrites.ts'
import { type HoldingsAfterWrite, readHoldingsAfterWrite } from '../holdingsAfterWrite.ts'
import { daysOf } from '../lotRangeReplay.ts'
import { unstoredSplits } from '../../market/unstoredSplits.ts'

/** A split of the market data that accounts lack, with the resulting shares. */
export type ProposedSplit = {
  stockId: string
  symbol: string
  companyName: string
  date: string
  numerator: Decimal
  denominator: Decimal
  accounts: { portfolioId: string; portfolioName: string; shareCount: Decimal; shareCountAfter: Decimal }[]
}

type SplitKey = { stockId: string; date: string }
type Answered = { proposed: ProposedSplit[]; written: HoldingsAfterWrite | null }

// Length of the stored price history.
const YEARS_BACK = 5

/** Splits of the market data that a viewer's accounts lack. Writes within the caller's transaction. */
export function createSplits(database: Database, marketData: MarketData) {
  const writes = createBookEventWrites(database, marketData)

  /**
   * Oldest missing split of each stock, since the next one multiplies its result. Takes one
   * statement, and one more if any is missing.
   */
  async function read({ userId }: Viewer, now: Date): Promise<ProposedSplit[]> {
    const today = dateOfDay(dayAt(now.getTime()))
    const told = await unstoredSplits(marketData, yearsBefore(today), today, now)
    const missing = await findMissingSplits(database, userId, told, today)
    const held = await sharesBefore(missing)
    const proposed = [...groupBy(missing, ({ stockId, date }) => `${stockId} ${date}`).values()].flatMap((own) =>
      proposalOf(own.map((split) => ({ split, shareCount: held.get(split) ?? ZERO }))),
    )
    return proposed.filter(({ stockId }, at) => proposed.findIndex((other) => other.stockId === stockId) === at)
  }

  /** Shares held at the start of the split's day. */
  async function sharesBefore(missing: readonly MissingSplit[]): Promise<Map<MissingSplit, Decimal>> {
    const ranges = await findLotRanges(
      database,
      missing.map(({ portfolioId, stockId, date }) => {
        return { portfolioId, stockId, from: date, through: daysAfter(date, -1) }
      }),
    )
    const held = new Map<MissingSplit, Decimal>()
    for (const [at, range] of ranges.entries()) {
      const split = missing[at]
      const sums = (await daysOf(range)).at(-1)?.sums ?? range.before.sums
      if (split) held.set(split, decimal(sharesText(sums.purchasedShareCount - sums.soldShareCount)))
    }
    return held
  }

  /** Enters the split as an event of each portfolio that still lacks it. */
  async function enter(viewer: Viewer, { stockId, date }: SplitKey, now: Date): Promise<string[]> {
    const split = (await read(viewer, now)).find((one) => one.stockId === stockId && one.date === date)
    const objective = split ? await splitObjective(viewer, split) : NO_OBJECTIVE
    for (const [at, { portfolioId }] of (split?.accounts ?? []).entries()) {
      const target = { portfolioId, stockId, otherPortfolioId: null, kind: 'split' as const }
      const { numerator = null, denominator = null } = split ?? {}
      const { event } = await writes.add(viewer, target, { ...NOT_SAID, date, numerator, denominator }, NO_LOTS, now)
      await insertSplitAnswers(database, [
        {
          portfolioId,
          stockId,
          date,
          eventId: event?.event.id ?? null,
          answeredAt: now,
          ...(at === 0 ? objective : NO_OBJECTIVE),
        },
      ])
    }
    return split?.accounts.map(({ portfolioId }) => portfolioId) ?? []
  }

  /** Multiplies an objective in shares by the split ratio. */
  async function splitObjective({ userId }: Viewer, { stockId, numerator, denominator }: ProposedSplit) {
    const found = await findObjectiveToChange(database, userId, stockId)
    if (found?.kind !== 'totalTargetedShareCount') return NO_OBJECTIVE
    const ratio = { numerator: numerator.toString(), denominator: denominator.toString() }
    const target = presentShares(decimal(found.value), [ratio]).round(0)
    if (objectiveFaultOf(found.kind, target) !== null) return NO_OBJECTIVE
    await upsertObjective(database, { ...found, value: target.toString() })
    return { objectiveBefore: found.value, objectiveAfter: target.toString() }
  }

  /** Restores the objective unless it was changed since. */
  async function restoreObjective({ userId }: Viewer, { stockId, objectiveBefore, objectiveAfter }: SplitAnswer) {
    if (objectiveBefore === null || objectiveAfter === null) return
    const found = await findObjectiveToChange(database, userId, stockId)
    if (found?.kind !== 'totalTargetedShareCount' || !decimal(found.value).eq(decimal(objectiveAfter))) return
    await upsertObjective(database, { ...found, value: objectiveBefore })
  }

  async function decline(viewer: Viewer, { stockId, date }: SplitKey, now: Date): Promise<string[]> {
    const split = (await read(viewer, now)).find((one) => one.stockId === stockId && one.date === date)
    await insertSplitAnswers(
      database,
      (split?.accounts ?? []).map(({ portfolioId }) => ({
        portfolioId,
        stockId,
        date,
        eventId: null,
        answeredAt: now,
        ...NO_OBJECTIVE,
      })),
    )
    return []
  }

  /** Reverts `enter` or `decline`. */
  async function withdraw(viewer: Viewer, key: SplitKey, now: Date): Promise<string[]> {
    const answers = await deleteSplitAnswers(database, viewer.userId, key)
    for (const answer of answers) await restoreObjective(viewer, answer)
    const entered = answers.flatMap(({ portfolioId, eventId }) =>
      eventId === null ? [] : [{ portfolioId, eventId, version: undefined }],
    )
    for (const target of entered) await writes.delete(viewer, target, NO_LOTS, now)
    return entered.map(({ portfolioId }) => portfolioId)
  }

  const ACTIONS = { entered: enter, declined: decline, withdrawn: withdraw }

  return {
    read,

    /**
     * Writes all portfolios or none. Repeating an answer changes nothing. Refuses as writes of
     * events do.
     */
    async answer(viewer: Viewer, key: SplitKey, answer: keyof typeof ACTIONS, now: Date): Promise<Answered> {
      if (!isUuid(key.stockId)) throw new Refusal('resource_missing')
      // Serializes concurrent answers.
      await lockAllPortfolios(database, viewer.userId)
      const changed = await ACTIONS[answer](viewer, { ...key, stockId: key.stockId.toLowerCase() }, now)
      const written =
        changed.length === 0 ? null : await readHoldingsAfterWrite(database, marketData, viewer, changed, NO_LOTS, now)
      return { proposed: await read(viewer, now), written }
    },
  }
}

const NO_OBJECTIVE = { objectiveBefore: null, objectiveAfter: null }
const NO_LOTS = { withLots: false }

const NOT_SAID = { ...EMPTY_FACTS, currency: null, fxRateToCad: null, isEstimate: false }

type Account = { split: MissingSplit; shareCount: Decimal }

function proposalOf(own: readonly Account[]): ProposedSplit[] {
  const accounts = own.filter(({ shareCount }) => shareCount.gt(0))
  const [first] = accounts
  if (!first) return []
  const { stockId, symbol, companyName, date, numerator, denominator } = first.split
  return [
    {
      stockId,
      symbol,
      companyName,
      date,
      numerator: decimal(numerator),
      denominator: decimal(denominator),
      accounts: accounts.map(({ split: { portfolioId, portfolioName, ...ratio }, shareCount }) => ({
        portfolioId,
        portfolioName,
        shareCount,
        shareCountAfter: presentShares(shareCount, [ratio]).round(QUANTITY_PLACES),
      })),
    },
  ]
}

function yearsBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - YEARS_BACK}${date.slice(4)}`
}
