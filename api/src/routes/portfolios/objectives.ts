import { deleteObjective, saveObjective } from '@palier/contract/portfolios/portfolioCalls'
import { amountFromWire } from '../../wire/portfolios/lot.ts'
import { objectiveToWire, progressionToWire } from '../../wire/portfolios/objective.ts'
import { forUser } from '../kernel/route.ts'

const options = { rules: ['acceptedTerms'] } as const

export const objectiveRoutes = {
  saveObjective: forUser(
    saveObjective,
    async ({ input: { stockObjective }, viewer, now, services: { objectives } }) => {
      const { stockId, primaryObjective: kind, primaryObjectiveValue, version } = stockObjective
      const target = amountFromWire(primaryObjectiveValue, 'stockObjective.primaryObjectiveValue')
      const saved = await objectives.save(viewer, { stockId, kind, target, version }, now)
      return { data: { stockObjective: objectiveToWire(saved.objective), progression: progressionToWire(saved) } }
    },
    options,
  ),

  deleteObjective: forUser(
    deleteObjective,
    async ({ input: { stockId, version }, viewer, now, services: { objectives } }) => {
      await objectives.delete(viewer, { stockId, version }, now)
      return { data: { stockId } }
    },
    options,
  ),
}
