import { deleteObjective, saveObjective } from '@palier/contract/portfolios/portfolioCalls'
import {
  objectiveKind,
  type WireObjectiveProgression,
  type WireStockObjective,
} from '@palier/contract/portfolios/portfolioSchemas'
import type { Context } from '../../operation/context.ts'
import { forgetHoldings, writeToHoldings } from '../../loaders/portfolios/writeHoldings.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { conflictOf, orConflict, wireVersion } from '../kernel/conflict.ts'
import { ObjectiveKind } from '../kernel/portfolioEnums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { findObjective, Objective, type OwnObjective } from './objective.ts'
import { Refusal } from '../kernel/refusal.ts'
import { Stock } from '../market/stock.ts'
import { changedViewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const DETAILS_VERSION = 1

const VERSION =
  'Version that was read, 0 when there was none: refused with a conflict if it has changed since. Without it the change is always made.'

const ObjectiveConflict = conflictOf('ObjectiveConflict', Objective)

builder.relayMutationField(
  'setObjective',
  {
    inputFields: (t) => ({
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      kind: t.field({ type: ObjectiveKind, required: true, description: 'Kind of objective.' }),
      value: t.field({
        type: 'Decimal',
        required: true,
        description: 'Target; money is in the currency of the stock.',
      }),
      version: t.int({ description: VERSION }),
    }),
  },
  {
    description: 'Sets the objective of a stock.',
    errors: { types: [ObjectiveConflict] },
    async resolve(_root, { input }, context) {
      const { operation } = context
      const viewer = sessionOrRefusal(operation)
      const stockId = idWithin(Stock.name, input.stockId)
      const written = wireObjective(stockId, input.kind, Number(input.value))
      const stockObjective = { ...written, version: input.version ?? undefined }
      const { data } = await orConflict(writeToHoldings(operation, viewer, saveObjective, { stockObjective }), () =>
        presentConflict(viewer, stockId, context),
      )
      return { objective: await savedObjective(data.progression, stockId, context), viewer }
    },
  },
  {
    outputFields: (t) => ({
      objective: t.expose('objective', { type: Objective, description: 'The objective after the change.' }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)

builder.relayMutationField(
  'deleteObjective',
  {
    inputFields: (t) => ({
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      version: t.int({ description: VERSION }),
    }),
  },
  {
    description: 'Deletes an objective.',
    errors: { types: [ObjectiveConflict] },
    async resolve(_root, { input }, context) {
      const { operation } = context
      const viewer = sessionOrRefusal(operation)
      const stockId = idWithin(Stock.name, input.stockId)
      const gone = { stockId, version: wireVersion(input.version) }
      await orConflict(writeToHoldings(operation, viewer, deleteObjective, gone), () =>
        presentConflict(viewer, stockId, context),
      )
      return { deletedObjectiveId: stockId, viewer }
    },
  },
  {
    outputFields: (t) => ({
      deletedObjectiveId: t.globalID({
        description: 'Global id of the deleted objective.',
        resolve: ({ deletedObjectiveId: id }) => ({ type: Objective, id }),
      }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)

async function presentConflict(viewer: Session, stockId: string, context: Context): Promise<Error> {
  forgetHoldings(context.operation, viewer)
  return new ObjectiveConflict(await findObjective(stockId, context))
}

/** Values of other kinds are null. */
function wireObjective(stockId: string, kind: WireStockObjective['primaryObjective'], value: number) {
  const valueOf = (candidate: WireStockObjective['primaryObjective']) => (candidate === kind ? value : null)
  const kinds = objectiveKind.enum
  return {
    stockId,
    primaryObjective: kind,
    primaryObjectiveValue: value,
    stockObjectiveDetails: {
      version: DETAILS_VERSION,
      totalTargetedValue: valueOf(kinds.totalTargetedValue),
      totalInvestmentTargetedAmount: valueOf(kinds.totalInvestmentTargetedAmount),
      totalTargetedShareCount: valueOf(kinds.totalTargetedShareCount),
      percentageOfTotalInvestmentValue: valueOf(kinds.percentageOfTotalInvestmentValue),
    },
  }
}

/** If the write's response has no progress, reads it with the holdings. */
async function savedObjective(
  progression: WireObjectiveProgression | undefined,
  stockId: string,
  context: Context,
): Promise<OwnObjective> {
  if (progression) return { ...progression, stock: stockId }
  const objective = await findObjective(stockId, context)
  if (!objective) throw new Refusal('resource_missing')
  return objective
}
