import AccountCreatedScreenQuery from '../../__generated__/AccountCreatedScreenQuery$parameters.ts'
import ActivationEmailSentScreenQuery from '../../__generated__/ActivationEmailSentScreenQuery$parameters.ts'
import ConfirmEmailScreenQuery from '../../__generated__/ConfirmEmailScreenQuery$parameters.ts'
import InvitationRequestReceivedScreenQuery from '../../__generated__/InvitationRequestReceivedScreenQuery$parameters.ts'
import LoginScreenQuery from '../../__generated__/LoginScreenQuery$parameters.ts'
import RegisterScreenQuery from '../../__generated__/RegisterScreenQuery$parameters.ts'
import ResetPasswordDoneScreenQuery from '../../__generated__/ResetPasswordDoneScreenQuery$parameters.ts'
import ResetPasswordFormScreenQuery from '../../__generated__/ResetPasswordFormScreenQuery$parameters.ts'
import ResetPasswordRequestScreenQuery from '../../__generated__/ResetPasswordRequestScreenQuery$parameters.ts'
import ResetPasswordSentScreenQuery from '../../__generated__/ResetPasswordSentScreenQuery$parameters.ts'
import { lazyScreen } from './lazyScreen.ts'
import type { PageFacts } from './PageFacts.ts'

export const SIGN_IN_PAGES = {
  Login: {
    access: 'open',
    isSignInPage: true,
    screen: lazyScreen({
      request: LoginScreenQuery,
      messages: ['prices', 'gate', 'form', 'alerts'],
      code: () => import('../../screens/accounts/LoginScreen.tsx'),
    }),
  },
  RegisterForm: {
    access: 'open',
    isFirstVisit: true,
    humanCheck: 'always',
    isSignInPage: true,
    screen: lazyScreen({
      request: RegisterScreenQuery,
      messages: ['prices', 'gate', 'plans', 'form', 'alerts'],
      code: () => import('../../screens/accounts/RegisterScreen.tsx'),
    }),
  },
  ActivationEmailSent: {
    access: 'open',
    isSignInPage: true,
    screen: lazyScreen({
      request: ActivationEmailSentScreenQuery,
      messages: ['prices', 'gate', 'form'],
      code: () => import('../../screens/accounts/ActivationEmailSentScreen.tsx'),
    }),
  },
  AccountCreated: {
    access: 'open',
    isSignInPage: true,
    screen: lazyScreen({
      request: AccountCreatedScreenQuery,
      messages: ['prices', 'gate', 'form'],
      code: () => import('../../screens/accounts/AccountCreatedScreen.tsx'),
    }),
  },
  ConfirmEmail: {
    access: 'open',
    isSignInPage: true,
    screen: lazyScreen({
      request: ConfirmEmailScreenQuery,
      messages: ['prices', 'gate', 'form'],
      code: () => import('../../screens/accounts/ConfirmEmailScreen.tsx'),
    }),
  },
  InvitationinRequestReceived: {
    access: 'open',
    isSignInPage: true,
    screen: lazyScreen({
      request: InvitationRequestReceivedScreenQuery,
      messages: ['prices', 'gate', 'form'],
      code: () => import('../../screens/accounts/InvitationRequestReceivedScreen.tsx'),
    }),
  },
  ResetPasswordRequest: {
    access: 'open',
    humanCheck: 'always',
    isSignInPage: true,
    screen: lazyScreen({
      request: ResetPasswordRequestScreenQuery,
      messages: ['prices', 'gate', 'form', 'alerts'],
      code: () => import('../../screens/accounts/ResetPasswordRequestScreen.tsx'),
    }),
  },
  ResetPasswordRequestSent: {
    access: 'open',
    isSignInPage: true,
    screen: lazyScreen({
      request: ResetPasswordSentScreenQuery,
      messages: ['prices', 'gate', 'form'],
      code: () => import('../../screens/accounts/ResetPasswordSentScreen.tsx'),
    }),
  },
  ResetPasswordForm: {
    access: 'open',
    humanCheck: 'always',
    isSignInPage: true,
    screen: lazyScreen({
      request: ResetPasswordFormScreenQuery,
      messages: ['prices', 'gate', 'form', 'alerts'],
      code: () => import('../../screens/accounts/ResetPasswordFormScreen.tsx'),
    }),
  },
  ResetPasswordDone: {
    access: 'open',
    isSignInPage: true,
    screen: lazyScreen({
      request: ResetPasswordDoneScreenQuery,
      messages: ['prices', 'gate', 'form'],
      code: () => import('../../screens/accounts/ResetPasswordDoneScreen.tsx'),
    }),
  },
} satisfies Record<string, PageFacts>
