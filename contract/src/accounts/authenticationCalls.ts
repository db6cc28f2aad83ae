import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { deviceToken, emailAddress, humanActionToken, mailToken, personName, typedPassword } from './personSchemas.ts'
import { empty, identifier, iso, language } from '../kernel/scalars.ts'
import { loginAnswer, roles } from './userSchemas.ts'

const PASSWORD_CODES = [
  'InvalidPassword',
  'PasswordTooShort',
  'PasswordRequiresDigit',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresNonAlphanumeric',
  'PasswordTooCommon',
  'PasswordConfirmationMismatch',
] as const

/** Google ID token, with the nonce of the page. */
const googleProof = z.object({ token: z.string().min(1).max(8000), nonce: z.string().max(200) })

/** `token` is from the human check, required after a failed sign-in with the address or browser. */
export const login = call({
  item: 'API-19',
  summary: 'Signs in with an address and a password',
  path: '/api/authentication/login',
  access: 'open',
  limit: 'signIns',
  spends: true,
  input: z.object({
    email: emailAddress,
    password: typedPassword,
    token: humanActionToken,
    rememberMe: z.boolean().optional(),
    // Extension: after IdentityNotLinked, the password links this identity to the account.
    google: googleProof.optional(),
    // Extension: device token of an earlier sign-in.
    deviceToken: deviceToken.optional(),
  }),
  output: loginAnswer,
  errors: [
    'InvalidEmailPasswordCombination',
    'TooManyUnsuccessfulAttempts',
    'EmailNotConfirmed',
    'AccountBanned',
    'IdentityNotLinked',
    'parameter_invalid_empty',
    'ServiceUnavailable',
  ],
})

export const loginAsGuest = call({
  item: 'API-20',
  summary: 'Signs in as a guest with a private copy of the demonstration data',
  path: '/api/authentication/loginAsGuest',
  access: 'open',
  limit: 'guests',
  spends: true,
  input: z.object({ humanActionToken: humanActionToken.optional() }),
  output: loginAnswer,
})

/** `nonce` is the one the page gave to Google. */
export const loginWithGoogle = call({
  item: 'API-21',
  summary: 'Signs in, or registers, with Google',
  path: '/api/ThirdPartyAuth/Google',
  access: 'open',
  limit: 'signIns',
  spends: true,
  input: z.object({
    token: z.string().min(1).max(8000),
    inviteToken: mailToken.optional(),
    nonce: z.string().max(200).optional(),
    // Extension: device token of an earlier sign-in.
    deviceToken: deviceToken.optional(),
  }),
  output: loginAnswer,
  errors: [
    'AccountBanned',
    'InvalidEmailPasswordCombination',
    'InvitationTokenInvalid',
    'IdentityNotLinked',
    'parameter_invalid_empty',
    'ServiceUnavailable',
  ],
})

export const MAXIMUM_GUEST_ITEMS = 200

export const register = call({
  item: 'API-22',
  summary: 'Registers a new account',
  path: '/api/authentication/Register',
  access: 'open',
  limit: 'registrations',
  spends: true,
  knowsCaller: true,
  input: z.object({
    email: emailAddress,
    firstname: personName,
    lastname: personName,
    password: typedPassword,
    passwordConfirmation: typedPassword,
    twoLettersPreferredLanguage: language,
    token: humanActionToken,
    inviteToken: mailToken.optional(),
    termsAndConditionsAnswer: z.object({ version: z.int32(), areTermsAndContionsAccepted: z.boolean() }),
    // Extension: items of getGuestWork to keep, for a guest whose token is sent.
    keep: z.array(identifier).max(MAXIMUM_GUEST_ITEMS).optional(),
  }),
  output: z.object({
    emailConfirmationStatus: z.enum(['confirmed', 'notConfirmed']),
    email: z.string(),
    keptCount: z.int().optional(),
  }),
  errors: [
    'EmailAlreadyUsed',
    ...PASSWORD_CODES,
    'InvitationTokenInvalid',
    'InvitationValidationProcessFailed',
    'termsNotAccepted',
    'parameter_invalid_empty',
    'HumanCheckUnavailable',
  ],
})

export const confirmEmail = call({
  item: 'API-23',
  summary: 'Confirms an e-mail address',
  path: '/api/accountActivation/emailConfirmation',
  access: 'open',
  limit: 'signIns',
  spends: true,
  input: z.object({ token: mailToken }),
  output: z.object({ emailConfirmationStatus: z.enum(['confirmed', 'failed']), email: z.string() }),
  errors: ['parameter_invalid_empty', 'resource_missing'],
})

export const resendActivation = call({
  item: 'API-24',
  summary: 'Sends the activation mail again',
  path: '/api/accountActivation/resendActivationToken',
  access: 'open',
  limit: 'signIns',
  spends: true,
  input: z.object({ oldToken: mailToken }),
  output: z.object({ email: z.string() }),
  errors: ['resource_missing'],
})

/** Response and duration are the same for known and unknown addresses. */
export const requestPasswordReset = call({
  item: 'API-25',
  summary: 'Asks for a mail to reset a password',
  path: '/api/authentication/SendResetPasswordRequest',
  access: 'open',
  limit: 'signIns',
  spends: true,
  input: z.object({ email: emailAddress, token: humanActionToken.optional() }),
  output: empty,
  errors: ['parameter_invalid_empty', 'HumanCheckUnavailable'],
})

export const resetPassword = call({
  item: 'API-26',
  summary: 'Sets a new password with the token of a mail',
  path: '/api/authentication/ResetPassword',
  access: 'open',
  limit: 'signIns',
  spends: true,
  input: z.object({
    token: mailToken,
    password: typedPassword,
    confirmPassword: typedPassword,
    humanActionToken: humanActionToken.optional(),
  }),
  output: empty,
  errors: [...PASSWORD_CODES, 'ResetTokenInvalid', 'parameter_invalid_empty', 'HumanCheckUnavailable'],
})

/** Checks the password of the caller, of the owner of a reset token, or of the person named. */
export const checkNewPassword = call({
  item: 'D17',
  summary: 'Tells which rules a new password would break',
  path: '/api/Extensions/Authentication/CheckNewPassword',
  access: 'open',
  knowsCaller: true,
  extension: true,
  input: z.object({
    password: typedPassword,
    resetToken: mailToken.optional(),
    // Not validated: text as typed during registration.
    email: z.string().max(254).optional(),
    firstname: z.string().max(50).optional(),
    lastname: z.string().max(50).optional(),
  }),
  output: z.object({ problems: z.array(z.enum(PASSWORD_CODES)) }),
  errors: ['parameter_invalid_empty'],
})

export const testToken = call({
  item: 'API-27',
  summary: 'Tells whether a token holds, and whose it is',
  path: '/api/authentication/TestToken',
  access: 'user',
  scripts: true,
  input: empty,
  output: z.object({
    isValid: z.literal(true),
    expiration: iso,
    // Extension: owner of the token. An API token has neither owner nor roles.
    userId: z.string().optional(),
    roles: roles.optional(),
    // Extension: scope of an API token; null for a session token.
    apiTokenScope: z.enum(['read', 'write']).nullable().optional(),
  }),
})

/** Ends all other sessions of the user. */
export const changePassword = call({
  item: 'API-28',
  summary: 'Changes the password of the caller',
  path: '/api/authentication/ChangePassword',
  access: 'user',
  write: true,
  input: z.object({
    actualPassword: typedPassword,
    newPassword: typedPassword,
    newPasswordConfirmation: typedPassword,
  }),
  output: empty,
  errors: [
    ...PASSWORD_CODES,
    'passwordsMustMatch',
    'TooManyUnsuccessfulAttempts',
    'DemonstrationAccountNotAllowed',
    'parameter_invalid_empty',
  ],
})

export const changeFullname = call({
  item: 'API-29',
  summary: 'Changes the name of the caller',
  path: '/api/authentication/ChangeFullname',
  access: 'user',
  write: true,
  input: z.object({ firstname: personName, lastname: personName }),
  output: z.object({ firstname: z.string(), lastname: z.string() }),
  errors: ['DemonstrationAccountNotAllowed', 'parameter_invalid_empty'],
})

export const getGuestWork = call({
  item: 'D17',
  summary: 'Lists what a guest has made and may keep',
  path: '/api/Extensions/Authentication/GuestWork',
  access: 'user',
  extension: true,
  input: empty,
  output: z.object({
    items: z.array(
      z.object({
        id: identifier,
        kind: z.enum(['watchList', 'portfolio', 'preferences']),
        /** Empty if the item has no name. */
        name: z.string(),
        listKind: z.enum(['buy', 'sell', 'others']).nullable(),
        stockCount: z.int().nullable(),
      }),
    ),
  }),
})

/** Ends the session on the server, so that copies of its token become invalid too. */
export const signOut = call({
  item: 'D17',
  summary: 'Ends the session of the caller',
  path: '/api/Extensions/Authentication/SignOut',
  access: 'user',
  extension: true,
  input: empty,
  output: empty,
})
