import type { MessageId } from '../../../kit/language/MessageId.ts'

/** In table order: user actions first, then background requests. */
const USE_KINDS = ['signIn', 'page', 'action', 'part', 'live', 'other'] as const

type UseKind = (typeof USE_KINDS)[number]

const KIND_ENDINGS: readonly (readonly [string, UseKind])[] = [
  ['ScreenQuery', 'page'],
  ['Mutation', 'action'],
  ['Query', 'part'],
  ['Subscription', 'live'],
]

const LABELS: Partial<Record<string, MessageId>> = {
  'signIn.password': 'administration.use.signIn.password',
  'signIn.google': 'administration.use.signIn.google',
  'signIn.guest': 'administration.use.signIn.guest',
  unpersisted: 'administration.use.unpersisted',
  AboutScreenQuery: 'title.About',
  AccountCreatedScreenQuery: 'title.AccountCreated',
  ActivationEmailSentScreenQuery: 'title.ActivationEmailSent',
  AdminScreenQuery: 'title.Admin',
  ConfirmEmailScreenQuery: 'title.ConfirmEmail',
  CookiePolicyScreenQuery: 'title.CookiePolicy',
  CostBaseScreenQuery: 'title.CostBase',
  DashboardScreenQuery: 'shell.dashboard',
  Dashboard2ScreenQuery: 'title.Dashboard2',
  InvitationRequestReceivedScreenQuery: 'title.InvitationinRequestReceived',
  ListScreenQuery: 'title.List',
  LoginScreenQuery: 'title.Login',
  MyAccountScreenQuery: 'title.MyAccount',
  NotFoundScreenQuery: 'title.NotFound',
  PortfolioScreenQuery: 'title.Portfolio',
  PrivacyPolicyScreenQuery: 'title.PrivacyPolicy',
  RegisterScreenQuery: 'title.RegisterForm',
  ResetPasswordDoneScreenQuery: 'title.ResetPasswordDone',
  ResetPasswordFormScreenQuery: 'title.ResetPasswordForm',
  ResetPasswordRequestScreenQuery: 'title.ResetPasswordRequest',
  ResetPasswordSentScreenQuery: 'title.ResetPasswordRequestSent',
  StockScreenQuery: 'title.Stock',
  SubscriptionScreenQuery: 'title.Subscription',
  SubscriptionCancelScreenQuery: 'title.SubscriptionCancel',
  SubscriptionSuccessScreenQuery: 'title.SubscriptionSuccess',
  TermsScreenQuery: 'title.TermsAndConditions',
  UnlockAccessScreenQuery: 'title.UnlockAccess',
  WelcomeScreenQuery: 'administration.use.welcome',
}

/** Classifies a recorded name by its ending. */
export function kindOfUse(name: string): UseKind {
  if (name.startsWith('signIn.')) return 'signIn'
  return KIND_ENDINGS.find(([ending]) => name.endsWith(ending))?.[1] ?? 'other'
}

/** Label of a recorded name; null to show the name itself. */
export function labelOfUse(name: string): MessageId | null {
  return LABELS[name] ?? null
}

/** Sorts by kind; within a kind keeps the server's order, most frequent first. */
export function sortUses<Use extends { readonly name: string }>(uses: readonly Use[]): readonly Use[] {
  const rank = ({ name }: Use) => USE_KINDS.indexOf(kindOfUse(name))
  return uses.toSorted((a, b) => rank(a) - rank(b))
}
