import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty, language } from '../kernel/scalars.ts'
import { userPreference } from './userSchemas.ts'

export const setPreferredLanguage = call({
  item: 'API-16',
  summary: 'Sets the language of the caller',
  path: '/api/UserPreference/setPreferredLanguage',
  access: 'user',
  scripts: true,
  write: true,
  // Extension: version that was read; another current version is refused.
  input: z.object({ twoLettersLanguage: language, version: z.int32().positive().optional() }),
  output: empty,
  errors: ['parameter_invalid_empty', 'VersionConflict'],
})

export const getPreferences = call({
  item: 'API-17',
  summary: 'Reads the preferences of the caller',
  path: '/api/UserPreference/Get',
  access: 'user',
  scripts: true,
  input: empty,
  output: userPreference,
})

export const savePreferences = call({
  item: 'API-18',
  summary: 'Saves the preferences of the caller',
  path: '/api/UserPreference/AddOrUpdate',
  access: 'user',
  scripts: true,
  write: true,
  input: z.object({ userPreference }),
  output: userPreference,
  errors: ['parameter_invalid_empty', 'VersionConflict'],
})
