import { getBasicFundamentals } from '@palier/contract/market/stockCalls'
import { fundamentalsToWire } from '../../wire/market/stockInformation.ts'
import { forUser } from '../kernel/route.ts'

export const fundamentalsRoutes = {
  getBasicFundamentals: forUser(
    getBasicFundamentals,
    async ({ input, language, now, services: { stocks, tagNames } }) => {
      return { data: fundamentalsToWire(await stocks.inform(input.stockId, now), { tagNames, language }) }
    },
  ),
}
