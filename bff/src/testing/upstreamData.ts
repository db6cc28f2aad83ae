import type { IncomingHttpHeaders } from 'node:http'
import { catalogue } from '@palier/contract/catalogue'
import type { WireUserSubscriptionInfo } from '@palier/contract/billing/planSchemas'
import type { WireStock } from '@palier/contract/market/stockSchemas'
import type { WireListType, WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import { ACCOUNT_ANSWERS } from './accountAnswers.ts'
import { createAdministrationAnswers, refusedTo, rolesIn } from './administrationAnswers.ts'
import { createListAnswers, type ListState } from './listAnswers.ts'
import { createNoticeAnswers } from './noticeAnswers.ts'
import { createPaymentAnswers } from './paymentAnswers.ts'
import { createPortfolioAnswers } from './portfolioAnswers.ts'
import { createStockAnswers } from './stockAnswers.ts'
import { sampleList, sampleLogin, samplePreferences, sampleStock, type TokenFacts } from './wireSamples.ts'

type ErrorItem = { errorCode: string; params?: Record<string, string | number> }
export type Refusing = { status: number; error: ErrorItem; others?: ErrorItem[] }
type Answer = { status: number; body: unknown }

export const SERVICE_KEY = 'a-service-key-of-the-tests-0123456789'

const namesOf = (wanted: string) =>
  new Set(Object.entries(catalogue).flatMap(([name, { access }]) => (access === wanted ? name : [])))
const OPEN = namesOf('open')
const SERVICE = namesOf('service')

const success = (data: unknown, additionalData?: unknown): Answer => ({
  status: 200,
  body: { success: true, data, additionalData },
})
const refusal = (status: number, errorCode: string): Answer => ({
  status,
  body: { success: false, errors: [{ errorCode }] },
})

/** S1.XTSE in its catalogue is the stock s1. */
function idOfTicker(normalizedTicker: string): string {
  return normalizedTicker.replace(/\.XTSE$/, '').toLowerCase()
}

/** What the small server knows; a test changes it as it needs. */
export function createUpstreamData() {
  const stocks = new Map<string, WireStock>()
  const live = new Set<string>()
  const demoted = new Set<string>()
  const state = {
    lists: new Map<WireListType, WireWatchList[]>([
      ['buy', [sampleList('buy', 3)]],
      ['sell', [sampleList('sell', 2)]],
      ['others', []],
    ]),
    tells: 'all' as ListState['tells'],
    planName: 'standard',
    showcase: sampleList('buy', 5),
    preferences: samplePreferences,
    rates: { USDCAD: 1.3671 } as Record<string, number>,
    nextLogin: {} as TokenFacts & { termsVersion?: number },
    takesServiceKey: true,
    withoutTerms: false,
    /** What a sign-in gives the browser to show; null on a server that knows no devices. */
    deviceToken: null as string | null,
    tellsRoles: true,
    /** Replaces the usual account export. */
    accountExport: null as Record<string, unknown> | null,
    googleClientId: null as string | null,
  }
  const listAnswers = createListAnswers(state)
  const books = createPortfolioAnswers((data) => ({
    data,
    additionalData: listAnswers.answers.get('getBuyLists')?.({} as never)?.additionalData,
  }))
  const stockAnswers = createStockAnswers()
  const noticeAnswers = createNoticeAnswers()
  const payments = createPaymentAnswers()
  const administration = createAdministrationAnswers()
  for (let index = 0; index < 500; index += 1) stocks.set(`s${index}`, sampleStock(`s${index}`, 10 + index / 100))

  function stocksOf(ids: readonly string[]): WireStock[] {
    // Another order than the one asked for: rows are found by their ids.
    return ids.flatMap((id) => stocks.get(id) ?? []).reverse()
  }

  function subscription(): WireUserSubscriptionInfo {
    return { ...listAnswers.subscription(), ...payments.state.subscription }
  }

  function isAllowed(name: string, { authorization = '' }: IncomingHttpHeaders): boolean {
    if (OPEN.has(name)) return true
    const token = authorization.replace(/^Bearer /, '')
    if (SERVICE.has(name)) return state.takesServiceKey && token === SERVICE_KEY
    if (name === 'getStocks' && state.takesServiceKey && token === SERVICE_KEY) return true
    return live.has(token) || administration.state.scriptTokens.has(token)
  }

  return {
    state,
    /** Who holds what. */
    books: books.state,
    stocks,
    /** What is told of stocks, by the names of the calls; undefined for an unknown one. */
    stockAnswers,
    endSession: (token: string) => live.delete(token),
    startSession: (token: string) => live.add(token),
    /** The role is gone, while the token still names it. */
    demote: (token: string) => void demoted.add(token),
    endAllSessions: () => live.clear(),
    noticeAnswers,
    /** What is known of billing. */
    billing: payments.state,
    subscription,
    /** What administrators see, and the tokens of scripts. */
    administration: administration.state,
    answer(name: string, body: unknown, headers: IncomingHttpHeaders): Answer | Promise<Answer> {
      // The catalogue has checked what was sent before it came here.
      const input = (body ?? {}) as Record<string, never>
      if (!isAllowed(name, headers)) return refusal(401, 'notAuthenticated')
      const token = (headers.authorization ?? '').replace(/^Bearer /, '')
      const scriptToken = administration.state.scriptTokens.get(token)
      const refused = refusedTo(name, token, scriptToken)
      if (refused) return refused
      switch (name) {
        case 'login':
        case 'loginWithGoogle':
        case 'loginAsGuest': {
          const { lastAcceptedTermsVersion, ...login } = sampleLogin(state.nextLogin, state.nextLogin.termsVersion)
          live.add(login.tokenInfo.rawToken)
          const device = state.deviceToken === null ? {} : { deviceToken: state.deviceToken }
          const terms = state.withoutTerms ? {} : { lastAcceptedTermsVersion }
          return success({ ...login, ...terms, ...device })
        }
        case 'testToken':
          return success({
            isValid: true,
            expiration: '2099-01-01T00:00:00Z',
            ...(state.tellsRoles && {
              userId: scriptToken?.userId ?? 'user-1',
              roles: scriptToken || demoted.has(token) ? {} : rolesIn(token),
              apiTokenScope: scriptToken?.scope ?? null,
            }),
          })
        case 'signOut':
          live.delete((headers.authorization ?? '').replace(/^Bearer /, ''))
          return success({})
        case 'getNotices':
          return success(noticeAnswers.getNotices(input as never))
        case 'markNoticesRead':
          return success(noticeAnswers.markNoticesRead(input as never))
        case 'getEvents':
          return noticeAnswers.getEvents(input as never).then((told) => success(told))
        case 'getShowcase':
          return success({ list: state.showcase })
        case 'getStocks':
          return success({ stocks: stocksOf(input.stockIds ?? []) })
        case 'getStock': {
          const stock = stocks.get(input.stockId ?? idOfTicker(input.symbol ?? ''))
          return stock ? success(stock) : refusal(404, 'resource_missing')
        }
        case 'getOverview': {
          const told = listAnswers.answers.get(name)?.(input as never)
          return success(
            {
              ...(told?.data as object),
              preferences: state.preferences,
              unreadCount: noticeAnswers.getNotices({ first: 1 }).unreadCount,
              portfolios: books.state.portfolios.map(({ id, name: called, currency }) => ({
                id,
                name: called,
                currency,
              })),
            },
            told?.additionalData,
          )
        }
        case 'getPreferences':
          return success(state.preferences)
        case 'savePreferences':
          state.preferences = input.userPreference ?? state.preferences
          return success(state.preferences)
        case 'setPreferredLanguage':
          state.preferences = { ...state.preferences, preferredLanguage: input.twoLettersLanguage ?? 'fr' }
          return success({})
        case 'getAppVersion':
          return success({ version: '1.2.3' })
        case 'getPublicMainInfos':
          return success({
            currencyExchangeRates: state.rates,
            invitationRequired: false,
            isMarketDataSimulated: true,
            googleClientId: state.googleClientId,
          })
        case 'getSubscriptionInfo':
          return success(subscription())
        default: {
          const write = payments.writes.get(name)
          if (write) return success(write(subscription(), input as never))
          const billing = payments.answers.get(name)
          if (billing) {
            const told = billing(input as never)
            return told === undefined ? refusal(404, 'resource_missing') : success(told)
          }
          const listAnswer = listAnswers.answers.get(name) ?? books.answers.get(name)
          if (listAnswer) {
            const told = listAnswer(input as never)
            const code = books.state.isBounded ? 'resource_missing' : 'UnknownRoute'
            return told ? success(told.data, told.additionalData) : refusal(404, code)
          }
          if (name === 'exportAccount' && state.accountExport) {
            return success({ exportedAt: '2026-11-21T10:00:00Z', account: state.accountExport })
          }
          const told = (stockAnswers.get(name) ?? administration.answers.get(name) ?? ACCOUNT_ANSWERS[name])?.(input)
          return told === undefined ? refusal(404, 'resource_missing') : success(told)
        }
      }
    },
  }
}
