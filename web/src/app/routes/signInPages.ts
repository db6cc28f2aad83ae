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
import { screen } from './screen.ts'

// The screens by which people come in, by name.
export const login = screen({
  request: LoginScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form', 'alerts'],
  async code() {
    const { LoginScreen: Screen, query } = await import('../../screens/accounts/LoginScreen.tsx')
    return { Screen, query }
  },
})
export const register = screen({
  request: RegisterScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'plans', 'form', 'alerts'],
  async code() {
    const { RegisterScreen: Screen, query } = await import('../../screens/accounts/RegisterScreen.tsx')
    return { Screen, query }
  },
})
export const activationEmailSent = screen({
  request: ActivationEmailSentScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form'],
  async code() {
    const { ActivationEmailSentScreen: Screen, query } =
      await import('../../screens/accounts/ActivationEmailSentScreen.tsx')
    return { Screen, query }
  },
})
export const accountCreated = screen({
  request: AccountCreatedScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form'],
  async code() {
    const { AccountCreatedScreen: Screen, query } = await import('../../screens/accounts/AccountCreatedScreen.tsx')
    return { Screen, query }
  },
})
export const confirmEmail = screen({
  request: ConfirmEmailScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form'],
  async code() {
    const { ConfirmEmailScreen: Screen, query } = await import('../../screens/accounts/ConfirmEmailScreen.tsx')
    return { Screen, query }
  },
})
export const invitationRequestReceived = screen({
  request: InvitationRequestReceivedScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form'],
  async code() {
    const { InvitationRequestReceivedScreen: Screen, query } =
      await import('../../screens/accounts/InvitationRequestReceivedScreen.tsx')
    return { Screen, query }
  },
})
export const resetPasswordRequest = screen({
  request: ResetPasswordRequestScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form', 'alerts'],
  async code() {
    const { ResetPasswordRequestScreen: Screen, query } =
      await import('../../screens/accounts/ResetPasswordRequestScreen.tsx')
    return { Screen, query }
  },
})
export const resetPasswordSent = screen({
  request: ResetPasswordSentScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form'],
  async code() {
    const { ResetPasswordSentScreen: Screen, query } =
      await import('../../screens/accounts/ResetPasswordSentScreen.tsx')
    return { Screen, query }
  },
})
export const resetPasswordForm = screen({
  request: ResetPasswordFormScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form', 'alerts'],
  async code() {
    const { ResetPasswordFormScreen: Screen, query } =
      await import('../../screens/accounts/ResetPasswordFormScreen.tsx')
    return { Screen, query }
  },
})
export const resetPasswordDone = screen({
  request: ResetPasswordDoneScreenQuery,
  variables: () => ({}),
  words: ['prices', 'gate', 'form'],
  async code() {
    const { ResetPasswordDoneScreen: Screen, query } =
      await import('../../screens/accounts/ResetPasswordDoneScreen.tsx')
    return { Screen, query }
  },
})
