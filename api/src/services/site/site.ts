import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency, MarketData } from '../../providers/marketData/port.ts'
import { RateMissing } from '../market/storedMarketData.ts'

type Rate = { from: Currency; to: Currency; rate: Decimal }

export type SiteFacts = {
  /** A pair without a recent rate is absent: a screen then says so instead of counting with 1. */
  rates: Rate[]
  invitationRequired: boolean
  isMarketDataSimulated: boolean
  /** Who publishes the rates, where they are not made up. */
  exchangeRateSource: string | null
  googleClientId: string | null
  contactEmail: string | null
  /** By which browsers know our pushes; null where none are sent. */
  pushKey: string | null
}

type SiteSettings = Pick<
  SiteFacts,
  'invitationRequired' | 'googleClientId' | 'contactEmail' | 'exchangeRateSource' | 'pushKey'
> & {
  version: string
}

const PAIRS: readonly [Currency, Currency][] = [
  ['CAD', 'USD'],
  ['USD', 'CAD'],
  ['CAD', 'CAD'],
  ['USD', 'USD'],
]

/** The facts about this installation that need no sign-in. */
export function createSite(marketData: MarketData, settings: SiteSettings) {
  return {
    version: settings.version,
    /** What everybody may know: the rates between currencies and how one becomes a member. */
    async facts(now: Date): Promise<SiteFacts> {
      const rates = await Promise.all(PAIRS.map(([from, to]) => rateOf(marketData, from, to, now)))
      return {
        rates: rates.flatMap((rate) => rate ?? []),
        invitationRequired: settings.invitationRequired,
        googleClientId: settings.googleClientId,
        contactEmail: settings.contactEmail,
        pushKey: settings.pushKey,
        isMarketDataSimulated: marketData.isSimulated,
        exchangeRateSource: settings.exchangeRateSource,
      }
    },
  }
}

/** Null where there is no recent rate. */
async function rateOf(marketData: MarketData, from: Currency, to: Currency, now: Date): Promise<Rate | null> {
  try {
    return { from, to, rate: await marketData.exchangeRate(from, to, now) }
  } catch (error) {
    if (error instanceof RateMissing) return null
    throw error
  }
}
