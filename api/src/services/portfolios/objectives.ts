import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import {
  compareByProgress,
  NOTHING_HELD,
  objectiveFaultOf,
  type ObjectiveKind,
  objectiveProgressionOf,
  type ObjectiveProgression,
} from '@palier/domain/portfolios/objective'
import type { ObjectiveWithStock } from '../../database/queries/portfolios/holdingsQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import {
  deleteObjective,
  findObjectiveToChange,
  insertObjective,
  type ObjectiveRow,
  upsertObjective,
} from '../../database/queries/portfolios/objectiveQueries.ts'
import { findStocks } from '../../database/queries/market/stockQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { assertVersion } from '../../kernel/assertVersion.ts'
import { mergedOf, type Merged, readHoldings } from './holdings.ts'
import { addUserEvent } from '../notifications/userEvents.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** A stock and the version of its objective that was read; 0 if there was none. */
type Target = { stockId: string; version: number | undefined }

export type Progress = { objective: ObjectiveRow; progression: ObjectiveProgression }

/** Progress of each objective, furthest first. */
export function progressOf(objectives: readonly ObjectiveWithStock[], merged: readonly Merged[]): Progress[] {
  const held = new Map(merged.map((position) => [position.stock.stockId, position]))
  return objectives
    .map(({ objective, stock }) => {
      const position = held.get(stock.id)
      const measures = position
        ? { ...position.statistics, percentageOfAllInvestment: position.percentageOfAllInvestment }
        : NOTHING_HELD
      const progression = objectiveProgressionOf({ kind: objective.kind, target: decimal(objective.value) }, measures)
      return {
        objective,
        progression,
        symbol: stock.ticker,
        percentageOfProgression: progression.percentageOfProgression,
      }
    })
    .toSorted(compareByProgress)
}

const NO_OBJECTIVE = { version: 0 }

/** Writes objectives within the caller's transaction and returns their progress. */
export function createObjectives(transaction: Database, marketData: MarketData) {
  return {
    /**
     * Sets the objective of a stock. Refuses with resource_missing for an unknown stock, with
     * parameter_invalid_empty for an invalid target, with VersionConflict after a concurrent
     * change.
     */
    async save(
      viewer: Viewer,
      { stockId, version, kind, target }: Target & { kind: ObjectiveKind; target: Decimal },
      now: Date,
    ): Promise<Progress> {
      const { userId, preferences } = viewer
      if (objectiveFaultOf(kind, target) !== null) {
        throw new Refusal('parameter_invalid_empty', { field: 'stockObjective.primaryObjectiveValue' })
      }
      const [stock] = await findStocks(transaction, [stockId])
      if (!stock) throw new Refusal('resource_missing')
      const found = await findObjectiveToChange(transaction, userId, stock.id)
      assertVersion(found ?? NO_OBJECTIVE, version)
      const row = { userId, stockId: stock.id, kind, value: target.toString() }
      if (found || version === undefined) await upsertObjective(transaction, row)
      // Inserts nothing after a concurrent first write.
      else if (!(await insertObjective(transaction, row))) throw new Refusal('VersionConflict')
      await addUserEvent(transaction, { userId, kind: 'portfoliosChanged' }, now)

      const holdings = await readHoldings(transaction, marketData, { userId, lotsOf: 'none' }, now)
      const saved = progressOf(holdings.objectives, mergedOf(holdings, preferences.currency)).find(
        ({ objective }) => objective.stockId === stock.id,
      )
      if (!saved) throw new Error('Saved objective missing')
      return saved
    },

    /**
     * Refuses with resource_missing if there is none, with VersionConflict after a concurrent
     * change.
     */
    async delete({ userId }: Viewer, { stockId, version }: Target, now: Date): Promise<void> {
      const found = await findObjectiveToChange(transaction, userId, stockId)
      if (!found) throw new Refusal('resource_missing')
      assertVersion(found, version)
      await deleteObjective(transaction, userId, found.stockId)
      await addUserEvent(transaction, { userId, kind: 'portfoliosChanged' }, now)
    },
  }
}
