import { EXPORTED_AT } from './wireSamples.ts'

type Input = Readonly<Record<string, unknown>>

/** What the small server answers to the calls about accounts, by their names; a session is opened elsewhere. */
export const ACCOUNT_ANSWERS: Readonly<Record<string, (input: Input) => unknown>> = {
  register: ({ email, keep = [] }) => ({
    emailConfirmationStatus: 'notConfirmed',
    email,
    keptCount: Array.isArray(keep) ? keep.length : 0,
  }),
  getGuestWork: () => ({
    items: [
      { id: 'list-1', kind: 'watchList', name: 'Mes banques', listKind: 'buy', stockCount: 3 },
      { id: 'guest', kind: 'preferences', name: '', listKind: null, stockCount: null },
    ],
  }),
  confirmEmail: () => ({ emailConfirmationStatus: 'confirmed', email: 'camille@palier.test' }),
  resendActivation: () => ({ email: 'camille@palier.test' }),
  requestPasswordReset: () => ({}),
  resetPassword: () => ({}),
  checkNewPassword: () => ({ problems: [] }),
  changePassword: () => ({}),
  changeFullname: ({ firstname, lastname }) => ({ firstname, lastname }),
  answerTerms: ({ version }) => ({ lastAcceptedTermsVersion: version }),
  getAccount: () => ({
    email: 'camille@palier.test',
    firstname: 'Camille',
    lastname: 'Roy',
    imageUrl: null,
    planName: 'free',
    signInMethods: ['password', 'google'],
    creationDate: '2026-02-03T04:05:06Z',
    lastAcceptedTermsVersion: 221_201,
  }),
  exportAccount: () => ({ exportedAt: EXPORTED_AT, account: { email: 'camille@palier.test' } }),
  deleteAccount: () => ({}),
  stopDigest: () => ({}),
  getHumanCheck: ({ action }) => ({ kind: 'altcha', siteKey: null, challenge: { salt: `for ${String(action)}` } }),
  askForInvitation: ({ email }) => ({ email }),
  visitWithInvitation: () => ({
    email: 'camille@palier.test',
    firstname: 'Camille',
    lastname: 'Roy',
    twoLettersPreferredLanguage: 'fr' as const,
  }),
  submitFeedback: () => ({}),
}
