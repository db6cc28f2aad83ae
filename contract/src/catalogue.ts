import { answerTerms, deleteAccount, exportAccount, getAccount } from './calls/account.ts'
import {
  changeFullname,
  changePassword,
  confirmEmail,
  login,
  loginAsGuest,
  loginWithGoogle,
  register,
  requestPasswordReset,
  resendActivation,
  resetPassword,
  signOut,
  testToken,
} from './calls/authentication.ts'
import { getAppVersion, getPublicMainInfos, getSystemDateTime } from './calls/basics.ts'
import { submitFeedback } from './calls/feedback.ts'
import { getHumanCheck } from './calls/humanCheck.ts'
import {
  acceptInvitationRequest,
  askForInvitation,
  getInvitationPlans,
  getInvitations,
  getUsersRegistrationInfo,
  resendInvitation,
  sendInvitation,
  visitWithInvitation,
} from './calls/invitations.ts'
import { getBuyLists, getOtherLists, getSellLists, getShowcase } from './calls/lists.ts'
import { getPreferences, savePreferences, setPreferredLanguage } from './calls/preferences.ts'
import { getStock, getStocks } from './calls/stocks.ts'

/** Every call by its name. The api mounts all of them; the bff sends only these. */
export const catalogue = {
  login,
  loginAsGuest,
  loginWithGoogle,
  register,
  confirmEmail,
  resendActivation,
  requestPasswordReset,
  resetPassword,
  testToken,
  changePassword,
  changeFullname,
  signOut,
  answerTerms,
  getAccount,
  exportAccount,
  deleteAccount,
  getHumanCheck,
  getUsersRegistrationInfo,
  sendInvitation,
  resendInvitation,
  acceptInvitationRequest,
  getInvitationPlans,
  getInvitations,
  askForInvitation,
  visitWithInvitation,
  submitFeedback,
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
