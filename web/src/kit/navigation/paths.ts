/** Paths are case-sensitive. */
export const PATHS = {
  Home: '/',
  List: '/list/:id/:stockId?',
  Portfolio: '/portfolio/:id',
  CostBase: '/costBase/:year?',
  Stock: '/stock/:id',
  MyAccount: '/myAccount',
  Admin: '/admin',
  Login: '/login',
  RegisterForm: '/register/form',
  ActivationEmailSent: '/register/activationEmailSent',
  AccountCreated: '/register/accountCreated',
  ConfirmEmail: '/register/activation/confirmEmail',
  InvitationinRequestReceived: '/register/InvitationinRequestReceived',
  ResetPasswordRequest: '/resetPassword/request',
  ResetPasswordRequestSent: '/resetPassword/sent',
  ResetPasswordForm: '/resetPassword/form',
  ResetPasswordDone: '/resetPassword/done',
  Subscription: '/subscription',
  SubscriptionSuccess: '/subscription/success',
  SubscriptionCancel: '/subscription/cancel',
  UnlockAccess: '/unlockAccess',
  Dashboard2: '/d2',
  TermsAndConditions: '/legal/terms-conditions',
  PrivacyPolicy: '/legal/privacy-policy',
  CookiePolicy: '/legal/cookie-policy',
  About: '/about',
} as const

export const STYLE_PATH = '/dev/style'

export type PageName = keyof typeof PATHS

type ParameterOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParameterOf<Segment> | ParameterOf<Rest>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: string }
      : never

type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

export type PageParameters<Name extends PageName> = [ParameterOf<(typeof PATHS)[Name]>] extends [never]
  ? []
  : [parameters: Merged<ParameterOf<(typeof PATHS)[Name]>>]

export function pathTo<Name extends PageName>(name: Name, ...[parameters]: PageParameters<Name>): string {
  const values: Readonly<Record<string, string | undefined>> = parameters ?? {}
  const segments = PATHS[name].split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment
    const value = values[segment.replace(/^:|\?$/g, '')]
    return value === undefined ? null : encodeURIComponent(value)
  })
  return segments.filter((segment) => segment !== null).join('/')
}
