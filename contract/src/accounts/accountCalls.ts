import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { typedPassword } from './personSchemas.ts'
import { empty, iso } from '../kernel/scalars.ts'

export const answerTerms = call({
  item: 'API-30',
  summary: 'Records the answer to the terms of use',
  path: '/api/termsAndConditions/handleUserAnswer',
  access: 'user',
  write: true,
  input: z.object({ version: z.int32(), acceptance: z.boolean() }),
  output: z.object({ lastAcceptedTermsVersion: z.int() }),
  errors: ['termsNotAccepted', 'DemonstrationAccountNotAllowed', 'parameter_invalid_empty'],
})

export const getAccount = call({
  item: 'D17',
  summary: 'Reads the account of the caller',
  path: '/api/Extensions/Account/Get',
  access: 'user',
  extension: true,
  input: empty,
  output: z.object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    imageUrl: z.string().nullable(),
    planName: z.string(),
    signInMethods: z.array(z.enum(['password', 'google', 'guest'])),
    creationDate: iso,
    lastAcceptedTermsVersion: z.int().nullable(),
  }),
})

/** Requires the password, or a recent sign-in if the account has none. */
export const exportAccount = call({
  item: 'D17',
  summary: 'Exports everything that is kept about the caller',
  path: '/api/Extensions/Account/Export',
  access: 'user',
  extension: true,
  input: z.object({ password: typedPassword.optional() }),
  output: z.object({ exportedAt: iso, account: z.record(z.string(), z.unknown()) }),
  errors: ['InvalidPassword', 'TooManyUnsuccessfulAttempts', 'SignInAgainRequired'],
})

/** Closes the account immediately; the next clean-up deletes its data. */
export const deleteAccount = call({
  item: 'D17',
  summary: 'Deletes the account of the caller',
  path: '/api/Extensions/Account/Delete',
  access: 'user',
  write: true,
  extension: true,
  input: z.object({ password: typedPassword.optional() }),
  output: empty,
  errors: ['InvalidPassword', 'TooManyUnsuccessfulAttempts', 'DemonstrationAccountNotAllowed'],
})
