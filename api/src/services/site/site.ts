import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency, MarketData } from '../../providers/marketData/port.ts'
import { RateMissing } from '../market/storedMarketData.ts'

type Rate = { from: Currency; to: Currency; rate: Decimal }

export type SiteFacts = {
  /** Omits a pair without a recent rate: a screen must say so instead of using 1. */
  rates: Rate[]
  invitationRequired: boolean
  isMarketDataSimulated: boolean
  /** Null for simulated rates. */
  exchangeRateSource: string | null
  googleClientId: string | null
  contactEmail: string | null
  /** Public VAPID key; null if push is off. */
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

export function createSite(marketData: MarketData, settings: SiteSettings) {
  return {
    version: settings.version,
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

/** Null if there is no recent rate. */
async function rateOf(marketData: MarketData, from: Currency, to: Currency, now: Date): Promise<Rate | null> {
  try {
    return { from, to, rate: await marketData.exchangeRate(from, to, now) }
  } catch (error) {
    if (error instanceof RateMissing) return null
    throw error
  }
}
