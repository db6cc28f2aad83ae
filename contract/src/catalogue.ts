import { loginAsGuest, signOut, testToken } from './calls/authentication.ts'
import { getAppVersion, getPublicMainInfos, getSystemDateTime } from './calls/basics.ts'
import { getBuyLists, getOtherLists, getSellLists, getShowcase } from './calls/lists.ts'
import { getPreferences, savePreferences, setPreferredLanguage } from './calls/preferences.ts'
import { getStock, getStocks } from './calls/stocks.ts'

/** Every call by its name. The api mounts all of them; the bff sends only these. */
export const catalogue = {
  loginAsGuest,
  testToken,
  signOut,
  setPreferredLanguage,
  getPreferences,
  savePreferences,
  getBuyLists,
  getSellLists,
  getOtherLists,
  getShowcase,
  getStock,
  getStocks,
  getAppVersion,
  getSystemDateTime,
  getPublicMainInfos,
}

export type Catalogue = typeof catalogue
export type CallName = keyof Catalogue
