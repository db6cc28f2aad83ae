import type { Database } from './database/database.ts'
import type { Concept } from './providers/marketData/concepts.ts'
import type { MarketData } from './providers/marketData/port.ts'
import { createGuests } from './services/guests.ts'
import { createLists } from './services/lists.ts'
import { createPreferences } from './services/preferences.ts'
import { createSessions } from './services/sessions.ts'
import { createShowcase } from './services/showcase.ts'
import { createSite } from './services/site.ts'
import { createStocks } from './services/stocks.ts'
import { createTagNames } from './services/tags.ts'
import { createTokens } from './services/tokens.ts'
import { createUsage } from './services/usage.ts'

export type Ports = {
  database: Database
  marketData: MarketData
  concepts: readonly Concept[]
  tokenSecret: string
  version: string
  invitationRequired: boolean
  tickSeconds: number
  maximumLiveGuests: number
}

/** All use cases over one set of ports. `over` gives the same ones on another database: a transaction. */
export function createServices(ports: Ports) {
  const { marketData, version, invitationRequired, maximumLiveGuests } = ports
  const tokens = createTokens(ports.tokenSecret)
  const shared = {
    showcase: createShowcase(marketData, ports.tickSeconds * 1000),
    site: createSite(marketData, { version, invitationRequired }),
    tagNames: createTagNames(ports.concepts),
  }

  function over(database: Database) {
    return {
      ...shared,
      sessions: createSessions(database, tokens),
      guests: createGuests({ database, marketData, tokens, maximumLiveGuests }),
      preferences: createPreferences(database),
      lists: createLists(database, marketData),
      usage: createUsage(database),
      stocks: createStocks(database, marketData),
    }
  }

  return { ...over(ports.database), over }
}

export type Services = ReturnType<typeof createServices>
/** What a handler works with: bound to a transaction where the call writes. */
export type BoundServices = Omit<Services, 'over'>
