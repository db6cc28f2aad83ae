import type { Secrets } from '@palier/service/variables'
import type { Database } from './database/database.ts'
import type { Analyst } from './providers/analysis/port.ts'
import type { Concept } from './providers/marketData/concepts.ts'
import type { OtherName } from './providers/marketData/otherNames.ts'
import type { MarketData } from './providers/marketData/port.ts'
import type { NewsSource } from './providers/news/port.ts'
import type { IdentityProvider } from './providers/identity/port.ts'
import type { PasswordHasher } from './providers/passwordHash/passwordHasher.ts'
import { createAccount } from './services/account.ts'
import { createActivation } from './services/activation.ts'
import { createAdmissions } from './services/admission.ts'
import { createAnalyses } from './services/analysis.ts'
import { createApiTokens } from './services/apiTokens.ts'
import { createAskedSynchronization } from './services/askedSynchronization.ts'
import { createAttempts } from './services/attempts.ts'
import { createAudit } from './services/audit.ts'
import { createBeyondPlan } from './services/beyondPlan.ts'
import { createCharts } from './services/charts.ts'
import { createCostBase } from './services/costBase.ts'
import { createCrossings } from './services/crossings.ts'
import { createDigests } from './services/digests.ts'
import { createDigestEnd } from './services/digestEnd.ts'
import { createFeedbacks } from './services/feedbacks.ts'
import { createFileThreads } from './services/fileThreads.ts'
import { createGoogleSignIn } from './services/googleSignIn.ts'
import { createGuestWork } from './services/guestWork.ts'
import { createGuests } from './services/guests.ts'
import { createHumanChecks, type HumanCheckSource } from './services/humanChecks.ts'
import { createImportGate, createImports } from './services/imports.ts'
import { createInvitations } from './services/invitations.ts'
import { createKeyedHash } from './services/keyedHash.ts'
import { createLists } from './services/lists.ts'
import { createLotWrites } from './services/lotWrites.ts'
import { createKnownDevices } from './services/knownDevices.ts'
import { createListWrites } from './services/listWrites.ts'
import { createMails } from './services/mails.ts'
import { createMembers } from './services/members.ts'
import { createNews } from './services/news.ts'
import { createNotices } from './services/notices.ts'
import { createObjectives } from './services/objectives.ts'
import { createPersonEvents } from './services/personEvents.ts'
import { createPayments, type PaymentProvider } from './services/payments.ts'
import { createPasswordAdvice } from './services/passwordAdvice.ts'
import { createPasswordReset } from './services/passwordReset.ts'
import { createPasswords } from './services/passwords.ts'
import { createPastRates } from './services/pastRates.ts'
import { createPlans } from './services/plans.ts'
import { createPortfolios } from './services/portfolios.ts'
import { createPortfolioValues } from './services/portfolioValues.ts'
import { createPortfolioWrites } from './services/portfolioWrites.ts'
import { createPreferences } from './services/preferences.ts'
import { createProfile } from './services/profile.ts'
import { createRegistration } from './services/registration.ts'
import type { Seal } from './services/seal.ts'
import { createSessions } from './services/sessions.ts'
import { createShowcase } from './services/showcase.ts'
import { createSignIn } from './services/signIn.ts'
import { createSite } from './services/site.ts'
import { createStockSearch } from './services/stockSearch.ts'
import { createStocks } from './services/stocks.ts'
import { createSynchronization, type SynchronizedSources } from './services/synchronization.ts'
import { createTagKeys, createTagNames, createTags } from './services/tags.ts'
import { createTerms } from './services/terms.ts'
import { createTokens } from './services/tokens.ts'
import { createUsage } from './services/usage.ts'
import { createUsageCounter } from './services/usageCounter.ts'
import { createUsageStatistics } from './services/usageStatistics.ts'
import type { WakeUp } from './services/wakeUp.ts'

export type Ports = {
  database: Database
  marketData: MarketData
  newsSource: NewsSource
  analyst: Analyst
  /** Null on the simulated exchange, which stores nothing. */
  synchronizedSources: SynchronizedSources | null
  concepts: readonly Concept[]
  otherNames: readonly OtherName[]
  tokenSecrets: Secrets
  hasher: PasswordHasher
  humanCheck: HumanCheckSource
  /** Null: that way in is closed. */
  google: IdentityProvider | null
  /** Who takes the money. */
  paymentProvider: PaymentProvider
  /** Hides what a mail says while it waits. */
  mailSeal: Seal
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string
  version: string
  invitationRequired: boolean
  tickSeconds: number
  googleClientId: string | null
  /** Where the operator can be written to, if anywhere. */
  contactEmail: string | null
  maximumLiveGuests: number
  /** What must be said to ask for a synchronization; null where nobody may. */
  syncAuthKey: string | null
  /** Lets those who wait for events look, here and in other processes. */
  wakeUp: WakeUp
  /** Hears that uses could not be counted. */
  onUsageLost: () => void
}

/** All use cases over one set of ports. `over` gives the same ones on another database: a transaction. */
export function createServices(ports: Ports) {
  const { marketData, version, invitationRequired, googleClientId, contactEmail, maximumLiveGuests, hasher } = ports
  const tokens = createTokens(ports.tokenSecrets)
  const hashAttempt = createKeyedHash(ports.tokenSecrets[0], 'attempts')
  const hashAddress = createKeyedHash(ports.tokenSecrets[0], 'terms')
  const hashPerson = createKeyedHash(ports.tokenSecrets[0], 'usage')
  const hashSyncKey = createKeyedHash(ports.tokenSecrets[0], 'synchronization')
  const tagNames = createTagNames(ports.concepts)
  const tagKeys = createTagKeys(ports.concepts)
  const pastRate = createPastRates(marketData, ports.synchronizedSources?.rates ?? null)
  const analyses = createAnalyses({ marketData, news: ports.newsSource, analyst: ports.analyst, tagNames })
  const importGate = createImportGate()
  const fileThreads = createFileThreads()
  const personEvents = createPersonEvents(ports.database, ports.wakeUp)
  const shared = {
    personEvents,
    payments: createPayments({
      database: ports.database,
      provider: ports.paymentProvider,
      mails: createMails(ports.database, ports.mailSeal),
      personEvents,
      tokens,
      publicUrl: ports.publicUrl,
    }),
    showcase: createShowcase(marketData, ports.tickSeconds * 1000),
    site: createSite(marketData, {
      version,
      invitationRequired,
      googleClientId,
      contactEmail,
      exchangeRateSource: ports.synchronizedSources?.rates.name ?? null,
    }),
    tagNames,
    usageCounter: createUsageCounter(createUsageStatistics(ports.database, hashPerson), ports.onUsageLost),
  }

  function over(database: Database) {
    const attempts = createAttempts(database, hashAttempt)
    const passwords = createPasswords({ database, hasher, attempts })
    const humanChecks = createHumanChecks(database, ports.humanCheck)
    const tags = createTags(database, { tagNames, tagKeys })
    const mails = createMails(database, ports.mailSeal)
    const admissions = createAdmissions(database, invitationRequired)
    const audit = createAudit(database)
    const synchronization = createSynchronization(database, ports.synchronizedSources)
    const googleSignIn = createGoogleSignIn({ database, tokens, admissions, mails, google: ports.google })

    return {
      ...shared,
      mails,
      humanChecks,
      passwords,
      signIn: createSignIn({
        ...{ database, tokens, attempts, passwords, humanChecks, googleSignIn },
        devices: createKnownDevices(database),
      }),
      googleSignIn,
      registration: createRegistration({ database, admissions, humanChecks, passwords, mails, hashAddress }),
      activation: createActivation(database, mails),
      passwordReset: createPasswordReset({ database, hashAttempt, humanChecks, passwords, mails }),
      passwordAdvice: createPasswordAdvice(database),
      profile: createProfile({ database, passwords, mails }),
      account: createAccount({ database, mails, passwords }),
      terms: createTerms(database, hashAddress),
      invitations: createInvitations(database, mails, audit),
      audit,
      apiTokens: createApiTokens(database, mails),
      usageStatistics: createUsageStatistics(database, hashPerson),
      members: createMembers(database),
      feedbacks: createFeedbacks(database),
      sessions: createSessions(database, tokens),
      guests: createGuests({ database, marketData, tokens, maximumLiveGuests }),
      guestWork: createGuestWork(database),
      preferences: createPreferences(database),
      lists: createLists(database, marketData),
      listWrites: createListWrites(database, marketData),
      portfolios: createPortfolios(database, marketData),
      portfolioWrites: createPortfolioWrites(database, marketData),
      portfolioValues: createPortfolioValues(database, marketData, pastRate),
      lotWrites: createLotWrites(database, marketData),
      imports: createImports(database, marketData, importGate, fileThreads),
      costBase: createCostBase(database, marketData.isSimulated, pastRate),
      objectives: createObjectives(database, marketData),
      plans: createPlans(database),
      notices: createNotices(database),
      digestEnd: createDigestEnd(database, ports.mailSeal),
      usage: createUsage(database),
      beyondPlan: createBeyondPlan(database),
      stocks: createStocks(database, marketData),
      stockSearch: createStockSearch(database, marketData, { tags, otherNames: ports.otherNames }),
      charts: createCharts(database, marketData),
      news: createNews(database, ports.newsSource),
      analysis: analyses(database),
      synchronization,
      askedSynchronization: createAskedSynchronization({
        ...{ database, synchronization, attempts, audit, authKey: ports.syncAuthKey, hashKey: hashSyncKey },
      }),
      tags,
    }
  }

  const { database } = ports
  const jobs = {
    crossings: createCrossings({
      ...{ database, marketData, onFound: shared.personEvents.wake },
      turnMilliseconds: ports.tickSeconds * 1000,
    }),
    digests: createDigests({ database, mails: createMails(database, ports.mailSeal) }),
  }
  return { ...over(database), ...jobs, over }
}

export type Services = ReturnType<typeof createServices>
/** What a handler works with: bound to a transaction where the call writes. */
export type BoundServices = Omit<Services, 'over' | 'crossings' | 'digests'>
