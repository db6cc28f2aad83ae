import type { CallName } from '@palier/contract/catalogue'
import { loginAsGuestRoute, signOutRoute, testTokenRoute } from './authentication.ts'
import { getAppVersionRoute, getPublicMainInfosRoute, getSystemDateTimeRoute } from './basics.ts'
import { getBuyListsRoute, getOtherListsRoute, getSellListsRoute, getShowcaseRoute } from './lists.ts'
import { getPreferencesRoute, savePreferencesRoute, setPreferredLanguageRoute } from './preferences.ts'
import type { Route } from './route.ts'
import { getStockRoute, getStocksRoute } from './stocks.ts'

/** The route of every call: one that is missing, or too many, does not compile. */
export const routes = {
  loginAsGuest: loginAsGuestRoute,
  testToken: testTokenRoute,
  signOut: signOutRoute,
  setPreferredLanguage: setPreferredLanguageRoute,
  getPreferences: getPreferencesRoute,
  savePreferences: savePreferencesRoute,
  getBuyLists: getBuyListsRoute,
  getSellLists: getSellListsRoute,
  getOtherLists: getOtherListsRoute,
  getShowcase: getShowcaseRoute,
  getStock: getStockRoute,
  getStocks: getStocksRoute,
  getAppVersion: getAppVersionRoute,
  getSystemDateTime: getSystemDateTimeRoute,
  getPublicMainInfos: getPublicMainInfosRoute,
} satisfies Record<CallName, Route>
