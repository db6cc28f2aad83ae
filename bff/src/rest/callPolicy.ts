import type { Call } from '@palier/contract/kernel/call'
import {
  confirmEmail,
  login,
  loginAsGuest,
  loginWithGoogle,
  register,
  requestPasswordReset,
  resendActivation,
  resetPassword,
} from '@palier/contract/accounts/authenticationCalls'
import { askForInvitation, visitWithInvitation } from '@palier/contract/admin/invitationCalls'
import { confirmImport, previewImport, undoImport } from '@palier/contract/imports/importCalls'
import { getEvents } from '@palier/contract/notifications/noticeCalls'
import {
  calculateProrata,
  cancelSubscription,
  changePlan,
  confirmSandboxCard,
  createSetupIntent,
  createSubscription,
  deletePaymentMethod,
  payOwed,
  renewToken,
  setDefaultPaymentMethod,
  updatePaymentMethod,
} from '@palier/contract/billing/paymentCalls'
import { HEADERS } from '@palier/contract/kernel/headers'

/** No writes by the contract, and without its key; yet each spends a token, charges a card, counts or sends something. */
const SPENDING_PATHS: ReadonlySet<string> = new Set(
  [
    askForInvitation,
    confirmEmail,
    confirmSandboxCard,
    login,
    loginAsGuest,
    loginWithGoogle,
    register,
    renewToken,
    requestPasswordReset,
    resendActivation,
    resetPassword,
    visitWithInvitation,
  ].map(({ path }) => path),
)

/** Whether a call may have changed something when its answer does not come. */
export function isChange({ path, write }: Call): boolean {
  return write || SPENDING_PATHS.has(path)
}

/** Whether the answer comes when something happens, not as soon as it can. */
export function isWaiting({ path }: Call): boolean {
  return path === getEvents.path
}

/** Calls that read or write all trades of a file, or that wait for whoever takes the payments. */
const LONG_PATHS: ReadonlySet<string> = new Set(
  [
    calculateProrata,
    cancelSubscription,
    changePlan,
    confirmImport,
    confirmSandboxCard,
    createSetupIntent,
    createSubscription,
    deletePaymentMethod,
    payOwed,
    previewImport,
    setDefaultPaymentMethod,
    undoImport,
    updatePaymentMethod,
  ].map(({ path }) => path),
)

export function isLong({ path }: Call): boolean {
  return LONG_PATHS.has(path)
}

/** Whether a call that failed on its way may be sent again: a change only under its key. */
export function mayRetry(call: Call, headers: Record<string, string>): boolean {
  return !isChange(call) || (call.write && headers[HEADERS.idempotencyKey] !== undefined)
}
