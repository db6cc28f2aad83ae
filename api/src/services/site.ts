import type { Decimal } from '@palier/domain/decimal'
import type { Currency, MarketData } from '../providers/marketData/port.ts'

export type Rate = { from: Currency; to: Currency; rate: Decimal }

export type SiteFacts = {
  rates: Rate[]
  invitationRequired: boolean
  isMarketDataSimulated: boolean
  googleClientId: string | null
}

export type SiteSettings = { version: string; invitationRequired: boolean; googleClientId: string | null }

const PAIRS: readonly [Currency, Currency][] = [
  ['CAD', 'USD'],
  ['USD', 'CAD'],
  ['CAD', 'CAD'],
  ['USD', 'USD'],
]

export function createSite(marketData: MarketData, settings: SiteSettings) {
  return {
    version: settings.version,
    /** What everybody may know: the rates between currencies and how one becomes a member. */
    async facts(now: Date): Promise<SiteFacts> {
      const rates = await Promise.all(
        PAIRS.map(async ([from, to]) => ({ from, to, rate: await marketData.exchangeRate(from, to, now) })),
      )
      return {
        rates,
        invitationRequired: settings.invitationRequired,
        googleClientId: settings.googleClientId,
        isMarketDataSimulated: marketData.isSimulated,
      }
    },
  }
}

export type Site = ReturnType<typeof createSite>
