import * as accountCalls from './accounts/accountCalls.ts'
import * as apiTokenCalls from './accounts/apiTokenCalls.ts'
import * as authenticationCalls from './accounts/authenticationCalls.ts'
import * as humanCheckCalls from './accounts/humanCheckCalls.ts'
import * as preferenceCalls from './accounts/preferenceCalls.ts'
import * as adminCalls from './admin/adminCalls.ts'
import * as feedbackCalls from './admin/feedbackCalls.ts'
import * as invitationCalls from './admin/invitationCalls.ts'
import * as paymentCalls from './billing/paymentCalls.ts'
import * as subscriptionCalls from './billing/subscriptionCalls.ts'
import * as todayCalls from './dashboard/todayCalls.ts'
import * as importCalls from './imports/importCalls.ts'
import * as stockCalls from './market/stockCalls.ts'
import * as mailCalls from './notifications/mailCalls.ts'
import * as noticeCalls from './notifications/noticeCalls.ts'
import * as pushCalls from './notifications/pushCalls.ts'
import * as bookEventCalls from './portfolios/bookEventCalls.ts'
import * as costBaseCalls from './portfolios/costBaseCalls.ts'
import * as incomeCalendarCalls from './portfolios/incomeCalendarCalls.ts'
import * as incomeCalls from './portfolios/incomeCalls.ts'
import * as incompleteEventCalls from './portfolios/incompleteEventCalls.ts'
import * as performanceCalls from './portfolios/performanceCalls.ts'
import * as cashCalls from './portfolios/cashCalls.ts'
import * as portfolioCalls from './portfolios/portfolioCalls.ts'
import * as splitCalls from './portfolios/splitCalls.ts'
import * as superficialLossCalls from './portfolios/superficialLossCalls.ts'
import * as overviewCalls from './shell/overviewCalls.ts'
import * as siteCalls from './site/siteCalls.ts'
import * as watchListCalls from './watchlists/watchListCalls.ts'
import type { Call } from './kernel/call.ts'

const { buyListWrites, otherListWrites, sellListWrites } = watchListCalls

type CallsOf<File> = { [Name in keyof File as File[Name] extends Call ? Name : never]: File[Name] }

function callsOf<File extends object>(file: File): CallsOf<File> {
  const calls = Object.entries(file).filter(([, value]) => typeof value === 'object' && 'summary' in value)
  // Sorted: the order of exports depends on the importing file, and OpenAPI names a schema after
  // its first call.
  return Object.fromEntries(calls.sort(([one], [other]) => (one < other ? -1 : 1))) as CallsOf<File>
}

/** All calls by name. The API mounts all of them; the BFF sends only these. */
export const catalogue = {
  ...callsOf(accountCalls),
  ...callsOf(apiTokenCalls),
  ...callsOf(authenticationCalls),
  ...callsOf(humanCheckCalls),
  ...callsOf(preferenceCalls),
  ...callsOf(adminCalls),
  ...callsOf(feedbackCalls),
  ...callsOf(invitationCalls),
  ...callsOf(paymentCalls),
  ...callsOf(subscriptionCalls),
  ...callsOf(todayCalls),
  ...callsOf(importCalls),
  ...callsOf(stockCalls),
  ...callsOf(mailCalls),
  ...callsOf(noticeCalls),
  ...callsOf(pushCalls),
  ...callsOf(bookEventCalls),
  ...callsOf(splitCalls),
  ...callsOf(costBaseCalls),
  ...callsOf(incomeCalendarCalls),
  ...callsOf(incomeCalls),
  ...callsOf(incompleteEventCalls),
  ...callsOf(performanceCalls),
  ...callsOf(portfolioCalls),
  ...callsOf(cashCalls),
  ...callsOf(superficialLossCalls),
  ...callsOf(overviewCalls),
  ...callsOf(siteCalls),
  ...callsOf(watchListCalls),
  addBuyEntry: buyListWrites.addEntry,
  updateBuyEntry: buyListWrites.updateEntry,
  deleteBuyEntry: buyListWrites.deleteEntry,
  createBuyList: buyListWrites.createList,
  updateBuyList: buyListWrites.updateList,
  deleteBuyList: buyListWrites.deleteList,
  addSellEntry: sellListWrites.addEntry,
  updateSellEntry: sellListWrites.updateEntry,
  deleteSellEntry: sellListWrites.deleteEntry,
  createSellList: sellListWrites.createList,
  updateSellList: sellListWrites.updateList,
  deleteSellList: sellListWrites.deleteList,
  addOtherEntry: otherListWrites.addEntry,
  updateOtherEntry: otherListWrites.updateEntry,
  deleteOtherEntry: otherListWrites.deleteEntry,
  createOtherList: otherListWrites.createList,
  updateOtherList: otherListWrites.updateList,
  deleteOtherList: otherListWrites.deleteList,
}

export type Catalogue = typeof catalogue
export type CallName = keyof Catalogue
