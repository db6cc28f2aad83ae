import type { CallName } from '@palier/contract/catalogue'
import { answerTermsRoute, deleteAccountRoute, exportAccountRoute, getAccountRoute } from './account.ts'
import { loginAsGuestRoute, loginRoute, loginWithGoogleRoute, signOutRoute, testTokenRoute } from './authentication.ts'
import { getAppVersionRoute, getPublicMainInfosRoute, getSystemDateTimeRoute } from './basics.ts'
import { submitFeedbackRoute } from './feedback.ts'
import { getHumanCheckRoute } from './humanCheck.ts'
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
import { getBuyListsRoute, getOtherListsRoute, getSellListsRoute, getShowcaseRoute } from './lists.ts'
import { getPreferencesRoute, savePreferencesRoute, setPreferredLanguageRoute } from './preferences.ts'
import { confirmEmailRoute, registerRoute, resendActivationRoute } from './registration.ts'
import type { Route } from './route.ts'
import { getStockRoute, getStocksRoute } from './stocks.ts'

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
  getShowcase: getShowcaseRoute,
  getStock: getStockRoute,
  getStocks: getStocksRoute,
  getAppVersion: getAppVersionRoute,
  getSystemDateTime: getSystemDateTimeRoute,
  getPublicMainInfos: getPublicMainInfosRoute,
} satisfies Record<CallName, Route>
