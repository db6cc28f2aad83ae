import { getAvailableIntervals, getInterval, getLastDays, getVolumes } from '@palier/contract/market/stockCalls'
import { dividendToWire, pointsToWire } from '../../wire/market/stockInformation.ts'
import { moneyToWire } from '../../wire/kernel/money.ts'
import { forUser } from '../kernel/route.ts'

export const priceHistoryRoutes = {
  getLastDays: forUser(getLastDays, async ({ input, now, services: { charts } }) => {
    const points = await charts.lastDays(input.stockId, input.days, now)
    return { data: { stockEvolutionPITList: pointsToWire(points) } }
  }),

  getAvailableIntervals: forUser(getAvailableIntervals, async ({ input, services: { charts } }) => {
    return { data: { intervals: [...(await charts.intervals(input.stockId))] } }
  }),

  getInterval: forUser(getInterval, async ({ input, now, services: { charts } }) => {
    const { interval, previousClose, points, dividends } = await charts.read(input.stockId, input.intervalKey, now)
    return {
      data: {
        interval,
        previousClose: previousClose && moneyToWire(previousClose),
        stockEvolutionPITList: pointsToWire(points),
        dividends: dividends.map(dividendToWire),
      },
    }
  }),

  getVolumes: forUser(getVolumes, async ({ input, now, services: { charts } }) => {
    return { data: { volumes: await charts.volumes(input.stockId, input.intervalKey, now) } }
  }),
}
