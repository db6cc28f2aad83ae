import { z } from 'zod'

export type Pepper = { version: number; secret: string }

/**
 * Format: `2:new,1:old`. Each hash names its pepper's version, so that peppers can change without
 * users resetting passwords.
 */
export function peppers() {
  const error =
    'PASSWORD_PEPPER must be versions with secrets of at least 32 characters, the current one first, such as ' +
    '2:new,1:old: npm start makes one and keeps it with the data.'
  return z
    .string({ error })
    .transform((text) => text.split(',').map((part) => /^\s*(\d{1,6}):(\S{32,})\s*$/.exec(part)))
    .transform((parts) => parts.map((part) => ({ version: Number(part?.[1]), secret: part?.[2] ?? '' })))
    .refine((list) => list.every(({ secret }) => secret !== ''), { error })
    .refine((list) => new Set(list.map(({ version }) => version)).size === list.length, { error })
}
