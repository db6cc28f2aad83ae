import { z } from 'zod'
import { call } from '../call.ts'
import { empty, language } from '../wire/scalars.ts'
import { userPreference } from '../wire/user.ts'

export const setPreferredLanguage = call({
  item: 'API-16',
  path: '/api/UserPreference/setPreferredLanguage',
  access: 'user',
  write: true,
  // Extension: with the version that was read, another one is refused.
  input: z.object({ twoLettersLanguage: language, version: z.int().positive().optional() }),
  output: empty,
  errors: ['parameter_invalid_empty', 'VersionConflict'],
})

export const getPreferences = call({
  item: 'API-17',
  path: '/api/UserPreference/Get',
  access: 'user',
  input: empty,
  output: userPreference,
})

export const savePreferences = call({
  item: 'API-18',
  path: '/api/UserPreference/AddOrUpdate',
  access: 'user',
  write: true,
  input: z.object({ userPreference }),
  output: userPreference,
  errors: ['parameter_invalid_empty', 'VersionConflict'],
})
