import { z } from 'zod'

// The kinds of environment variables: what each refuses, it refuses in a sentence that begins with its name.

export type Pepper = { version: number; secret: string }

/** `2:new,1:old`: the version names the pepper in each hash, so that it can be changed without asking anybody. */
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

export function webAddress(name: string) {
  return z.url({ protocol: /^https?$/, error: `${name} must be an https address.` }).optional()
}

export function secret(name: string) {
  const error = `${name} must be set to at least 32 random characters: npm start makes one and keeps it with the data.`
  return z.string({ error }).min(32, { error })
}

export function whole(name: string, minimum: number, maximum: number) {
  const error = `${name} must be a whole number from ${minimum} to ${maximum}.`
  return z
    .string()
    .regex(/^\d{1,10}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, { error })
}

export function oneOf<const Word extends string>(name: string, words: readonly Word[]) {
  return z.enum(words, { error: `${name} must be one of ${words.join(', ')}.` })
}
