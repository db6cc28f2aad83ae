import type { CallName } from '@palier/contract/catalogue'
import { answerTermsRoute, deleteAccountRoute, exportAccountRoute, getAccountRoute } from './account.ts'
import {
  getGuestWorkRoute,
  loginAsGuestRoute,
  loginRoute,
  loginWithGoogleRoute,
  signOutRoute,
  testTokenRoute,
} from './authentication.ts'
import { getAppVersionRoute, getPublicMainInfosRoute, getSystemDateTimeRoute } from './basics.ts'
import { submitFeedbackRoute } from './feedback.ts'
import { getCostBaseReportRoute } from './costBase.ts'
import { getBasicFundamentalsRoute } from './fundamental.ts'
import { getHumanCheckRoute } from './humanCheck.ts'
import {
  confirmImportRoute,
  importPortfolioRoute,
  previewImportRoute,
  undoImportRoute,
  uploadImportRoute,
} from './imports.ts'
import {
  acceptInvitationRequestRoute,
  askForInvitationRoute,
  getInvitationPlansRoute,
  getInvitationsRoute,
  getUsersRegistrationInfoRoute,
  resendInvitationRoute,
  sendInvitationRoute,
  visitWithInvitationRoute,
} from './invitations.ts'
import { changeFullnameRoute, changePasswordRoute, requestPasswordResetRoute, resetPasswordRoute } from './password.ts'
import { buyListWriteRoutes, otherListWriteRoutes, sellListWriteRoutes } from './listWrites.ts'
import { getBuyListsRoute, getOtherListsRoute, getSellListsRoute, getShowcaseRoute } from './lists.ts'
import { addBuyLotRoute, addSellLotRoute, deleteLotRoute, updateLotRoute } from './lots.ts'
import { getEventsRoute, getNoticesRoute, markNoticesReadRoute } from './notices.ts'
import { deleteObjectiveRoute, saveObjectiveRoute } from './objectives.ts'
import {
  exportPortfolioRoute,
  getPortfoliosRoute,
  getPortfolioStockLotsRoute,
  getTransactionsRoute,
  getUserDataPackageRoute,
  getValueOverTimeRoute,
} from './portfolios.ts'
import {
  addPortfolioRoute,
  addPortfolioStockRoute,
  deletePortfolioRoute,
  movePortfolioStockRoute,
  setAmountOfMoneyRoute,
  updatePortfolioRoute,
} from './portfolioWrites.ts'
import { getPreferencesRoute, savePreferencesRoute, setPreferredLanguageRoute } from './preferences.ts'
import { getPublicPlansRoute, getSubscriptionInfoRoute } from './subscription.ts'
import { confirmEmailRoute, registerRoute, resendActivationRoute } from './registration.ts'
import type { Route } from './route.ts'
import { getAvailableIntervalsRoute, getIntervalRoute, getLastDaysRoute } from './stockEvolution.ts'
import {
  getAiContextualInfoRoute,
  getAllTagsRoute,
  getQuoteContextualInfoRoute,
  getStockCompleteInfoRoute,
  getStockRoute,
  getStocksRoute,
  searchStocksLocallyRoute,
  searchStocksRoute,
} from './stocks.ts'

/** The route of every call: one that is missing, or too many, does not compile. */
export const routes = {
  login: loginRoute,
  loginAsGuest: loginAsGuestRoute,
  loginWithGoogle: loginWithGoogleRoute,
  register: registerRoute,
  confirmEmail: confirmEmailRoute,
  resendActivation: resendActivationRoute,
  requestPasswordReset: requestPasswordResetRoute,
  resetPassword: resetPasswordRoute,
  testToken: testTokenRoute,
  changePassword: changePasswordRoute,
  changeFullname: changeFullnameRoute,
  getGuestWork: getGuestWorkRoute,
  signOut: signOutRoute,
  answerTerms: answerTermsRoute,
  getAccount: getAccountRoute,
  exportAccount: exportAccountRoute,
  deleteAccount: deleteAccountRoute,
  getHumanCheck: getHumanCheckRoute,
  getUsersRegistrationInfo: getUsersRegistrationInfoRoute,
  sendInvitation: sendInvitationRoute,
  resendInvitation: resendInvitationRoute,
  acceptInvitationRequest: acceptInvitationRequestRoute,
  getInvitationPlans: getInvitationPlansRoute,
  getInvitations: getInvitationsRoute,
  askForInvitation: askForInvitationRoute,
  visitWithInvitation: visitWithInvitationRoute,
  submitFeedback: submitFeedbackRoute,
  setPreferredLanguage: setPreferredLanguageRoute,
  getPreferences: getPreferencesRoute,
  savePreferences: savePreferencesRoute,
  getBuyLists: getBuyListsRoute,
  getSellLists: getSellListsRoute,
  getOtherLists: getOtherListsRoute,
  addBuyEntry: buyListWriteRoutes.addEntry,
  updateBuyEntry: buyListWriteRoutes.updateEntry,
  deleteBuyEntry: buyListWriteRoutes.deleteEntry,
  createBuyList: buyListWriteRoutes.createList,
  updateBuyList: buyListWriteRoutes.updateList,
  deleteBuyList: buyListWriteRoutes.deleteList,
  addSellEntry: sellListWriteRoutes.addEntry,
  updateSellEntry: sellListWriteRoutes.updateEntry,
  deleteSellEntry: sellListWriteRoutes.deleteEntry,
  createSellList: sellListWriteRoutes.createList,
  updateSellList: sellListWriteRoutes.updateList,
  deleteSellList: sellListWriteRoutes.deleteList,
  addOtherEntry: otherListWriteRoutes.addEntry,
  updateOtherEntry: otherListWriteRoutes.updateEntry,
  deleteOtherEntry: otherListWriteRoutes.deleteEntry,
  createOtherList: otherListWriteRoutes.createList,
  updateOtherList: otherListWriteRoutes.updateList,
  deleteOtherList: otherListWriteRoutes.deleteList,
  getShowcase: getShowcaseRoute,
  getPortfolios: getPortfoliosRoute,
  addPortfolio: addPortfolioRoute,
  updatePortfolio: updatePortfolioRoute,
  deletePortfolio: deletePortfolioRoute,
  addPortfolioStock: addPortfolioStockRoute,
  addBuyLot: addBuyLotRoute,
  addSellLot: addSellLotRoute,
  updateLot: updateLotRoute,
  deleteLot: deleteLotRoute,
  movePortfolioStock: movePortfolioStockRoute,
  saveObjective: saveObjectiveRoute,
  deleteObjective: deleteObjectiveRoute,
  setAmountOfMoney: setAmountOfMoneyRoute,
  getUserDataPackage: getUserDataPackageRoute,
  getPortfolioStockLots: getPortfolioStockLotsRoute,
  getTransactions: getTransactionsRoute,
  getValueOverTime: getValueOverTimeRoute,
  exportPortfolio: exportPortfolioRoute,
  importPortfolio: importPortfolioRoute,
  uploadImport: uploadImportRoute,
  previewImport: previewImportRoute,
  confirmImport: confirmImportRoute,
  undoImport: undoImportRoute,
  getCostBaseReport: getCostBaseReportRoute,
  getSubscriptionInfo: getSubscriptionInfoRoute,
  getPublicPlans: getPublicPlansRoute,
  getNotices: getNoticesRoute,
  markNoticesRead: markNoticesReadRoute,
  getEvents: getEventsRoute,
  getStock: getStockRoute,
  getStocks: getStocksRoute,
  searchStocksLocally: searchStocksLocallyRoute,
  searchStocks: searchStocksRoute,
  getStockCompleteInfo: getStockCompleteInfoRoute,
  getAllTags: getAllTagsRoute,
  getQuoteContextualInfo: getQuoteContextualInfoRoute,
  getAiContextualInfo: getAiContextualInfoRoute,
  getBasicFundamentals: getBasicFundamentalsRoute,
  getLastDays: getLastDaysRoute,
  getAvailableIntervals: getAvailableIntervalsRoute,
  getInterval: getIntervalRoute,
  getAppVersion: getAppVersionRoute,
  getSystemDateTime: getSystemDateTimeRoute,
  getPublicMainInfos: getPublicMainInfosRoute,
} satisfies Record<CallName, Route>
