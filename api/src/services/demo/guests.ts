import { randomUUID } from 'node:crypto'
import { TERMS } from '@palier/domain/accounts/terms'
import type { RoleMap } from '@palier/domain/accounts/roles'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { Database } from '../../database/kernel/database.ts'
import { insertGuest, type NewGuest } from '../../database/queries/demo/guestQueries.ts'
import { findPlanAndCountGuests } from '../../database/queries/billing/planQueries.ts'
import type { MarketData } from '../../providers/marketData/port.ts'
import { copyDemoLists, demoStockKeys } from './copyDemoLists.ts'
import { copyDemoPortfolios, demoHistories } from './copyDemoPortfolios.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { AccessTokens } from '../../kernel/accessTokens.ts'
import type { Plan, Usage } from '../billing/planUsage.ts'
import type { Language } from '../kernel/viewer.ts'
import { defaultPreferences } from '../kernel/defaultPreferences.ts'

const DAY_SECONDS = 24 * 60 * 60
const SOME_MINUTES_SECONDS = 600

const PLAN = 'vip'
const ROLES: RoleMap = { demonstration: { active: true } }
const FIRST_NAME: Record<Language, string> = { fr: 'Invité', en: 'Guest' }

export type SignedIn = {
  userId: string
  email: string
  firstName: string
  lastName: string
  imageUrl: string | null
  token: string
  expiresAt: Date
  /** Null for a guest. */
  deviceToken: string | null
  acceptedTermsVersion: number | null
  plan: Plan
  usage: Usage
}

type GuestPorts = { database: Database; marketData: MarketData; tokens: AccessTokens; maximumLiveGuests: number }

export function createGuests({ database, marketData, tokens, maximumLiveGuests }: GuestPorts) {
  return {
    /**
     * Creates a guest for a day, with a writable copy of the demo content. Refuses with
     * operationsLimitReached if there are too many guests.
     */
    async signIn(language: Language, now: Date): Promise<SignedIn> {
      const found = await findPlanAndCountGuests(database, PLAN, now)
      if (!found) throw new Error(`Plan missing: ${PLAN}`)
      if (found.guestCount >= maximumLiveGuests) {
        const params = {
          n: maximumLiveGuests,
          maxUnit: 'guestsAtOnce' as const,
          retryAfterSeconds: SOME_MINUTES_SECONDS,
        }
        throw new Refusal('operationsLimitReached', params)
      }

      const quotes = await marketData.quotes(demoStockKeys(), now)
      const person = newGuest(language, now)
      const copy = copyDemoLists({ userId: person.user.id, language, createdAt: now }, quotes)
      const owner = { userId: person.user.id, language, createdAt: now }
      const portfolioCopies = copyDemoPortfolios(owner, await demoHistories(marketData, now))
      await insertGuest(database, { ...person, ...copy, portfolioCopies })

      const { id: userId, firstName, lastName } = person.user
      const { id: sessionId, expiresAt } = person.session
      return {
        userId,
        email: '',
        firstName,
        lastName,
        imageUrl: null,
        token: await tokens.issue({ userId, sessionId, roles: ROLES, expiresAt }, now),
        expiresAt,
        deviceToken: null,
        acceptedTermsVersion: TERMS.version,
        plan: found.plan,
        usage: usageOf({ ...copy, portfolioCopies }),
      }
    },
  }
}

function newGuest(language: Language, now: Date) {
  const userId = randomUUID()
  // A JWT has whole seconds and expires with the session.
  const expiresAt = new Date((Math.floor(now.getTime() / 1000) + DAY_SECONDS) * 1000)
  return {
    user: {
      id: userId,
      firstName: FIRST_NAME[language],
      lastName: '',
      roles: ROLES,
      planName: PLAN,
      firstAuthenticationMethod: 'guest',
      // Guests cannot call the terms operations, so they are never asked to accept.
      acceptedTermsVersion: TERMS.version,
      createdAt: now,
      expiresAt,
    },
    session: { id: randomUUID(), userId, createdAt: now, expiresAt },
    preferences: defaultPreferences(userId, language, now),
  } as const satisfies Partial<NewGuest>
}

function usageOf({ lists, entries, portfolioCopies }: Pick<NewGuest, 'lists' | 'entries' | 'portfolioCopies'>): Usage {
  const kindOf = new Map(lists.map(({ id, kind }) => [id, kind]))
  const countOf = (kind: ListKind) => ({
    lists: lists.filter((list) => list.kind === kind).length,
    entries: entries.filter(({ listId }) => kindOf.get(listId) === kind).length,
  })
  const buy = countOf('buy')
  const sell = countOf('sell')
  const others = countOf('others')
  return {
    buyListCount: buy.lists,
    sellListCount: sell.lists,
    buyEntryCount: buy.entries,
    sellEntryCount: sell.entries,
    otherListCount: others.lists,
    otherEntryCount: others.entries,
    portfolioCount: portfolioCopies.portfolios.length,
    portfolioStockCount: portfolioCopies.portfolioStocks.length,
  }
}
