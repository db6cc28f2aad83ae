import type { Secrets } from '@palier/service/variables'
import type { Database } from '../database/kernel/database.ts'
import type { Analyst } from '../providers/analysis/port.ts'
import type { Concept } from '../providers/marketData/concepts.ts'
import type { OtherName } from '../providers/marketData/otherNames.ts'
import type { NewsSource } from '../providers/news/port.ts'
import type { IdentityProvider } from '../providers/identity/port.ts'
import type { PasswordHasher } from '../providers/passwordHash/passwordHasher.ts'
import { createAccount } from './accounts/account.ts'
import { createActivation } from './accounts/activation.ts'
import { createAdmissions } from './accounts/admission.ts'
import { createAnalyses } from './market/analysis.ts'
import { createApiTokens } from './accounts/apiTokens.ts'
import { createRequestedSynchronization } from './admin/requestedSynchronization.ts'
import { createSignInAttempts } from './accounts/signInAttempts.ts'
import { createAudit } from './admin/audit.ts'
import { createBeyondPlan } from './watchlists/beyondPlan.ts'
import { createCharts } from './market/charts.ts'
import { createCostBase } from './portfolios/costBase/costBase.ts'
import { createSuperficialLosses } from './portfolios/costBase/superficialLosses.ts'
import { createToday } from './dashboard/today.ts'
import { createCrossings } from './watchlists/crossings.ts'
import { createDigests } from './notifications/digests.ts'
import { createDigestUnsubscribe } from './notifications/digestUnsubscribe.ts'
import { createFeedbacks } from './admin/feedbacks.ts'
import { createFileThreads } from './imports/fileThreads.ts'
import { createGoogleSignIn } from './accounts/googleSignIn.ts'
import { createGuestWork } from './demo/guestWork.ts'
import { createGuests } from './demo/guests.ts'
import { createHumanChecks, type HumanCheckSource } from './accounts/humanChecks.ts'
import { createImportLimiter, createImports } from './imports/imports.ts'
import { createInvitations } from './admin/invitations.ts'
import { createKeyedHash } from '../kernel/keyedHash.ts'
import { createWatchLists } from './watchlists/watchLists.ts'
import { createBookEvents } from './portfolios/bookEvents.ts'
import { createBookEventWrites } from './portfolios/bookEventWrites.ts'
import { createIncompleteEvents } from './imports/incompleteEvents.ts'
import { createSplitUndo } from './watchlists/splitUndo.ts'
import { createSplits } from './portfolios/splits/splits.ts'
import { createLotWrites } from './portfolios/lotWrites.ts'
import { createKnownDevices } from './accounts/knownDevices.ts'
import { createWatchListWrites } from './watchlists/watchListWrites.ts'
import { createMailQueue } from './notifications/mailQueue.ts'
import { createMembers } from './admin/members.ts'
import { createNewListings } from './market/newListings.ts'
import { createNews } from './market/news.ts'
import { createPushes, type PushRefusal } from './notifications/pushes.ts'
import { createPushSettings } from './notifications/pushSettings.ts'
import { createPushSubscriptions } from './notifications/pushSubscriptions.ts'
import { createNotices } from './notifications/notices.ts'
import { createObjectives } from './portfolios/objectives.ts'
import { createUserEvents } from './notifications/userEvents.ts'
import { createPayments, type PaymentProvider } from './billing/payments.ts'
import type { Seller } from '../config/sellerEnvironment.ts'
import { createPasswordAdvice } from './accounts/passwordAdvice.ts'
import { createPasswordReset } from './accounts/passwordReset.ts'
import { createPasswords } from './accounts/passwords.ts'
import { createHistoricalRates } from './market/historicalRates.ts'
import { createPlans } from './billing/plans.ts'
import { createPortfolios } from './portfolios/portfolios.ts'
import { createPortfolioValues } from './portfolios/portfolioValues.ts'
import { createIncome } from './portfolios/returns/income.ts'
import { createBookCache } from './portfolios/bookCache.ts'
import { createBookReading } from './portfolios/returns/bookReading.ts'
import { createIncomeCalendars } from './portfolios/returns/incomeCalendars.ts'
import { createPerformances } from './portfolios/returns/performance.ts'
import { createStandings } from './portfolios/returns/standings.ts'
import { createCashWrites } from './portfolios/cashWrites.ts'
import { createPortfolioWrites } from './portfolios/portfolioWrites.ts'
import { createPreferences } from './accounts/preferences.ts'
import { createProfile } from './accounts/profile.ts'
import { createRegistration } from './accounts/registration.ts'
import type { PushSender } from '../providers/push/port.ts'
import type { Encryption } from '../kernel/encryption.ts'
import { createSessions } from './accounts/sessions.ts'
import { createShowcase } from './demo/showcase.ts'
import { createSignIn } from './accounts/signIn.ts'
import { createSite } from './site/site.ts'
import { createStockSearch } from './market/stockSearch.ts'
import { createStocks } from './market/stocks.ts'
import { createSynchronization, type SynchronizedSources } from './market/synchronization.ts'
import { createTagKeys, createTagNames, createTags } from './market/tags.ts'
import type { TransactionalMarketData } from './market/storedMarketData.ts'
import { createTerms } from './accounts/terms.ts'
import { createAccessTokens } from '../kernel/accessTokens.ts'
import { createUsage } from './billing/planUsage.ts'
import { createUsageCounter } from './admin/usageCounter.ts'
import { createUsageStatistics } from './admin/usageStatistics.ts'
import type { ChangeSignal } from '../kernel/changeSignal.ts'

type Ports = {
  database: Database
  marketData: TransactionalMarketData
  newsSource: NewsSource
  analyst: Analyst
  /** Null on the simulated exchange, which stores no prices. */
  synchronizedSources: SynchronizedSources | null
  concepts: readonly Concept[]
  otherNames: readonly OtherName[]
  tokenSecrets: Secrets
  hasher: PasswordHasher
  humanCheck: HumanCheckSource
  /** Null if sign-in with Google is disabled. */
  google: IdentityProvider | null
  paymentProvider: PaymentProvider
  /** Issuer of invoices; null if not configured. */
  seller: Seller | null
  /** Null if push is off. */
  pushSender: PushSender | null
  /** Encrypts queued mails. */
  mailEncryption: Encryption
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string
  version: string
  invitationRequired: boolean
  tickSeconds: number
  googleClientId: string | null
  /** Address of the operator, if any. */
  contactEmail: string | null
  maximumLiveGuests: number
  /** Key that authorizes a synchronization request; null if requests are disabled. */
  syncAuthKey: string | null
  /** Wakes readers waiting for user events, in this and other processes. */
  eventSignal: ChangeSignal
  /** Called when usage counts were lost. */
  onUsageLost: () => void
  /** Called for each push that its service rejects permanently. */
  onPushRefused: (refusal: PushRefusal) => void
}

/** All services over one set of ports. `over` binds them to another database or a transaction. */
export function createServices(ports: Ports) {
  const { version, invitationRequired, googleClientId, contactEmail, maximumLiveGuests, hasher } = ports
  const tokens = createAccessTokens(ports.tokenSecrets)
  const hashSignInAttempt = createKeyedHash(ports.tokenSecrets[0], 'attempts')
  const hashAddress = createKeyedHash(ports.tokenSecrets[0], 'terms')
  const hashPerson = createKeyedHash(ports.tokenSecrets[0], 'usage')
  const hashSyncKey = createKeyedHash(ports.tokenSecrets[0], 'synchronization')
  const tagNames = createTagNames(ports.concepts)
  const tagKeys = createTagKeys(ports.concepts)
  const pastRate = createHistoricalRates(ports.marketData, ports.synchronizedSources?.rates ?? null)
  const { newsSource: news, analyst } = ports
  const analyses = createAnalyses({ marketData: ports.marketData, news, analyst, tagNames })
  const importLimiter = createImportLimiter()
  const fileThreads = createFileThreads()
  const userEvents = createUserEvents(ports.database, ports.eventSignal)
  const shared = {
    userEvents,
    payments: createPayments({
      database: ports.database,
      provider: ports.paymentProvider,
      mails: createMailQueue(ports.database, ports.mailEncryption),
      userEvents,
      tokens,
      seller: ports.seller,
      publicUrl: ports.publicUrl,
    }),
    showcase: createShowcase(ports.marketData, ports.tickSeconds * 1000),
    site: createSite(ports.marketData, {
      version,
      invitationRequired,
      googleClientId,
      contactEmail,
      pushKey: ports.pushSender?.publicKey ?? null,
      exchangeRateSource: ports.synchronizedSources?.rates.name ?? null,
    }),
    tagNames,
    usageCounter: createUsageCounter(createUsageStatistics(ports.database, hashPerson), ports.onUsageLost),
  }

  function over(database: Database) {
    const isTransaction = database !== ports.database
    const marketData = (isTransaction && ports.marketData.within?.(database)) || ports.marketData
    const attempts = createSignInAttempts(database, hashSignInAttempt)
    const passwords = createPasswords({ database, hasher, attempts })
    const humanChecks = createHumanChecks(database, ports.humanCheck)
    const tags = createTags(database, { tagNames, tagKeys })
    const mails = createMailQueue(database, ports.mailEncryption)
    const admissions = createAdmissions(database, invitationRequired)
    const audit = createAudit(database)
    const synchronization = createSynchronization(database, ports.synchronizedSources)
    const bookCache = createBookCache()
    const books = createBookReading(database, bookCache)
    const portfolioValues = createPortfolioValues(database, marketData, pastRate, bookCache)
    const income = createIncome(database, marketData, pastRate, books)
    const performances = createPerformances(database, marketData, pastRate, books)
    const googleSignIn = createGoogleSignIn({ database, tokens, admissions, mails, google: ports.google })

    return {
      ...shared,
      mails,
      humanChecks,
      passwords,
      signIn: createSignIn({
        database,
        tokens,
        attempts,
        passwords,
        humanChecks,
        googleSignIn,
        devices: createKnownDevices(database),
      }),
      googleSignIn,
      registration: createRegistration({ database, admissions, humanChecks, passwords, mails, hashAddress }),
      activation: createActivation(database, mails),
      passwordReset: createPasswordReset({ database, hashSignInAttempt, humanChecks, passwords, mails }),
      passwordAdvice: createPasswordAdvice(database),
      profile: createProfile({ database, passwords, mails }),
      account: createAccount({ database, mails, passwords }),
      terms: createTerms(database, hashAddress),
      invitations: createInvitations(database, mails, audit),
      audit,
      apiTokens: createApiTokens(database, mails),
      usageStatistics: createUsageStatistics(database, hashPerson),
      members: createMembers(database, audit),
      feedbacks: createFeedbacks(database),
      sessions: createSessions(database, tokens),
      guests: createGuests({ database, marketData, tokens, maximumLiveGuests }),
      guestWork: createGuestWork(database),
      preferences: createPreferences(database),
      lists: createWatchLists(database, marketData),
      listWrites: createWatchListWrites(database, marketData),
      portfolios: createPortfolios(database, marketData),
      portfolioWrites: createPortfolioWrites(database, marketData),
      cashWrites: createCashWrites(database, marketData),
      portfolioValues,
      income,
      incomeCalendars: createIncomeCalendars(database, income),
      standings: createStandings(database, marketData, { performances, income }),
      lotWrites: createLotWrites(database, marketData),
      bookEvents: createBookEvents(database),
      splits: createSplits(database, marketData),
      bookEventWrites: createBookEventWrites(database, marketData),
      incompleteEvents: createIncompleteEvents(database),
      imports: createImports(database, marketData, importLimiter, fileThreads),
      costBase: createCostBase(database, marketData.isSimulated, pastRate),
      superficialLosses: createSuperficialLosses(database, marketData.isSimulated, pastRate),
      objectives: createObjectives(database, marketData),
      plans: createPlans(database),
      today: createToday(database),
      notices: createNotices(database),
      splitUndo: createSplitUndo(database, marketData),
      pushSettings: createPushSettings(database),
      pushSubscriptions: createPushSubscriptions(database, ports.pushSender),
      digestUnsubscribe: createDigestUnsubscribe(database, ports.mailEncryption),
      usage: createUsage(database),
      beyondPlan: createBeyondPlan(database),
      stocks: createStocks(database, marketData),
      stockSearch: createStockSearch(database, marketData, { tags, otherNames: ports.otherNames }),
      charts: createCharts(database, marketData),
      news: createNews(database, ports.newsSource),
      analysis: analyses(database),
      synchronization,
      requestedSynchronization: createRequestedSynchronization({
        database,
        synchronization,
        attempts,
        audit,
        authKey: ports.syncAuthKey,
        hashKey: hashSyncKey,
      }),
      tags,
    }
  }

  const { database, marketData } = ports
  const jobs = {
    crossings: createCrossings({
      database,
      marketData,
      onFound: shared.userEvents.wake,
      pollMilliseconds: ports.tickSeconds * 1000,
    }),
    newListings: createNewListings(database, ports.synchronizedSources),
    pushes: createPushes({ database, sender: ports.pushSender, onRefused: ports.onPushRefused }),
    digests: createDigests({ database, mails: createMailQueue(database, ports.mailEncryption) }),
  }
  return { ...over(database), ...jobs, over }
}

export type Services = ReturnType<typeof createServices>
/** Services of a handler, bound to a transaction in writes. */
export type BoundServices = Omit<Services, 'over' | 'crossings' | 'digests' | 'newListings' | 'pushes'>
