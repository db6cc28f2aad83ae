import { getCostBaseReport } from '@palier/contract/portfolios/costBaseCalls'
import { costBaseToWire } from '../../wire/portfolios/costBase.ts'
import { forUser } from '../kernel/route.ts'

export const costBaseRoutes = {
  getCostBaseReport: forUser(
    getCostBaseReport,
    async ({ input: { year }, viewer, language, now, services: { costBase } }) => {
      return { data: await costBaseToWire(await costBase.read(viewer, year, now), language) }
    },
  ),
}
