import { z } from 'zod'

// The kinds of environment variables: what each refuses, it refuses in a sentence that begins with its name.

/** An address of http or https. */
export function webAddress(name: string) {
  return z.url({ protocol: /^https?$/, error: `${name} must be an address that begins with http:// or https://.` })
}

/** One secret of at least 32 characters. */
export function secret(name: string) {
  const error = `${name} must be set to at least 32 random characters: npm start makes one and keeps it with the data.`
  return z.string({ error }).min(32, { error })
}

/** The one that serves, then those before it, which still open what they closed. */
export type Secrets = readonly [current: string, ...before: string[]]

/** `new,old`: so that a secret can be changed and nobody is signed off. */
export function secrets(name: string) {
  const one = secret(name)
  return one
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(one))
    .transform(([current = '', ...before]): Secrets => [current, ...before])
}

/** A whole number written in at most ten digits, both bounds included. */
export function whole(name: string, minimum: number, maximum: number) {
  const error = `${name} must be a whole number from ${minimum} to ${maximum}.`
  return z
    .string()
    .regex(/^\d{1,10}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, { error })
}

/** One of these words, in this spelling. */
export function oneOf<const Word extends string>(name: string, words: readonly Word[]) {
  return z.enum(words, { error: `${name} must be one of ${words.join(', ')}.` })
}

/** What is wrong with the environment: one sentence a variable. */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** The environment as a service reads it. */
export type Environment = Record<string, string | undefined>

/** Reads an environment, an empty variable like an absent one. Throws Misconfigured with all that is wrong at once. */
export function readVariables<Values>(variables: z.ZodType<Values>, environment: Environment): Values {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = variables.safeParse(given)
  if (error) throw new Misconfigured(error.issues.map(({ message }) => message))
  return data
}
