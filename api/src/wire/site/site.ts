import type { WirePublicMainInfos } from '@palier/contract/site/siteSchemas'
import type { SiteFacts } from '../../services/site/site.ts'
import { moneyToWire } from '../kernel/money.ts'

/** Rates by currency pair, such as `USDCAD`. */
export function siteToWire({
  rates,
  invitationRequired,
  isMarketDataSimulated,
  exchangeRateSource,
  googleClientId,
  contactEmail,
  pushKey,
}: SiteFacts): WirePublicMainInfos {
  return {
    currencyExchangeRates: Object.fromEntries(rates.map(({ from, to, rate }) => [from + to, moneyToWire(rate)])),
    invitationRequired,
    isMarketDataSimulated,
    exchangeRateSource,
    googleClientId,
    contactEmail,
    pushKey,
  }
}
