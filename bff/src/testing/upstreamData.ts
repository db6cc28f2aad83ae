import type { IncomingHttpHeaders } from 'node:http'
import { catalogue } from '@palier/contract/catalogue'
import type { WireStock } from '@palier/contract/wire/stock'
import type { WireListType, WireWatchList } from '@palier/contract/wire/watchList'
import { ACCOUNT_ANSWERS } from './accountAnswers.ts'
import { sampleList, sampleLogin, samplePreferences, sampleStock, type TokenFacts } from './wireSamples.ts'

type ErrorItem = { errorCode: string; params?: Record<string, string | number> }
export type Refusing = { status: number; error: ErrorItem; others?: ErrorItem[] }
type Answer = { status: number; body: unknown }

export const SERVICE_KEY = 'a-service-key-of-the-tests-0123456789'

const OPEN = new Set(Object.entries(catalogue).flatMap(([name, { access }]) => (access === 'open' ? name : [])))

const success = (data: unknown): Answer => ({ status: 200, body: { success: true, data } })
const refusal = (status: number, errorCode: string): Answer => ({
  status,
  body: { success: false, errors: [{ errorCode }] },
})

/** What the small server knows; a test changes it as it needs. */
export function createUpstreamData() {
  const stocks = new Map<string, WireStock>()
  const live = new Set<string>()
  const state = {
    lists: new Map<WireListType, WireWatchList[]>([
      ['buy', [sampleList('buy', 3)]],
      ['sell', [sampleList('sell', 2)]],
      ['others', []],
    ]),
    showcase: sampleList('buy', 5),
    preferences: samplePreferences,
    rates: { USDCAD: 1.3671 } as Record<string, number>,
    nextLogin: {} as TokenFacts & { termsVersion?: number },
    takesServiceKey: true,
    withoutTerms: false,
    googleClientId: null as string | null,
  }
  for (let index = 0; index < 500; index += 1) stocks.set(`s${index}`, sampleStock(`s${index}`, 10 + index / 100))

  function stocksOf(ids: readonly string[]): WireStock[] {
    // Another order than the one asked for: rows are found by their ids.
    return ids.flatMap((id) => stocks.get(id) ?? []).reverse()
  }

  function isAllowed(name: string, { authorization = '' }: IncomingHttpHeaders): boolean {
    if (OPEN.has(name)) return true
    const token = authorization.replace(/^Bearer /, '')
    if (name === 'getStocks' && state.takesServiceKey && token === SERVICE_KEY) return true
    return live.has(token)
  }

  return {
    state,
    stocks,
    endSession: (token: string) => live.delete(token),
    startSession: (token: string) => live.add(token),
    endAllSessions: () => live.clear(),
    answer(name: string, body: unknown, headers: IncomingHttpHeaders): Answer {
      // The catalogue has checked what was sent before it came here.
      const input = (body ?? {}) as Record<string, never>
      if (!isAllowed(name, headers)) return refusal(401, 'notAuthenticated')
      switch (name) {
        case 'login':
        case 'loginWithGoogle':
        case 'loginAsGuest': {
          const { lastAcceptedTermsVersion, ...login } = sampleLogin(state.nextLogin, state.nextLogin.termsVersion)
          live.add(login.tokenInfo.rawToken)
          return success(state.withoutTerms ? login : { ...login, lastAcceptedTermsVersion })
        }
        case 'testToken':
          return success({ isValid: true, expiration: '2099-01-01T00:00:00Z' })
        case 'signOut':
          live.delete((headers.authorization ?? '').replace(/^Bearer /, ''))
          return success({})
        case 'getBuyLists':
          return success({ lists: state.lists.get('buy') })
        case 'getSellLists':
          return success({ lists: state.lists.get('sell') })
        case 'getOtherLists':
          return success({ lists: state.lists.get('others') })
        case 'getShowcase':
          return success({ list: state.showcase })
        case 'getStocks':
          return success({ stocks: stocksOf(input.stockIds ?? []) })
        case 'getStock': {
          const stock = stocks.get(input.stockId ?? '')
          return stock ? success(stock) : refusal(404, 'resource_missing')
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
        default: {
          const answerOf = ACCOUNT_ANSWERS[name]
          return answerOf ? success(answerOf(input)) : refusal(404, 'resource_missing')
        }
      }
    },
  }
}
