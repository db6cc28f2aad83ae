import { readFileSync } from 'node:fs'
import { z } from 'zod'

// The kinds of environment variables: what each refuses, it refuses in a sentence that begins with its name.

/** An address of http or https. */
export function webAddress(name: string) {
  return z.url({ protocol: /^https?$/, error: `${name} must be an address that begins with http:// or https://.` })
}

/** One secret of at least 32 characters. */
export function secret(name: string) {
  const error = `${name} must be set to at least 32 random characters: npm start generates it outside production.`
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

/**
 * Reads an environment. An empty variable counts as unset, and `NAME_FILE` names a file with the value of `NAME`.
 * Throws Misconfigured with everything that is wrong.
 */
export function readVariables<Shape extends z.ZodRawShape>(
  variables: z.ZodObject<Shape>,
  environment: Environment,
): z.output<z.ZodObject<Shape>> {
  const { values, sentences } = readFileVariables(environment, Object.keys(variables.shape))
  const { data, error } = variables.safeParse(values)
  // A variable whose file is unreadable is not reported as missing as well.
  const issues = (error?.issues ?? []).filter(({ path }) => !sentences.has(String(path[0])))
  if (sentences.size > 0 || error)
    throw new Misconfigured([...sentences.values(), ...issues.map(({ message }) => message)])
  return data
}

type FileVariables = {
  values: Record<string, string>
  /** Problems by the name of the variable. */
  sentences: Map<string, string>
}

/** Replaces each `NAME_FILE` by `NAME` with the content of that file, without its final line break. */
export function readFileVariables(environment: Environment, names: Iterable<string>): FileVariables {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) if (value) values[name] = value
  const sentences = new Map<string, string>()
  for (const name of names) {
    const file = values[`${name}_FILE`]
    if (file === undefined) continue
    if (values[name] !== undefined) {
      sentences.set(name, `${name} and ${name}_FILE must not both be set.`)
      continue
    }
    try {
      values[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      sentences.set(name, `${name}_FILE cannot be read: ${file} (${code}).`)
    }
  }
  return { values, sentences }
}
