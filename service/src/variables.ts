import { readFileSync } from 'node:fs'
import { z } from 'zod'

// Kinds of environment variables. Each error message starts with the variable's name.

export function webAddress(name: string) {
  return z.url({ protocol: /^https?$/, error: `${name} must be an address that begins with http:// or https://.` })
}

/** Secret of at least 32 characters. */
export function secret(name: string) {
  const error = `${name} must be set to at least 32 random characters: npm start generates it outside production.`
  return z.string({ error }).min(32, { error })
}

/** Current secret, then earlier ones, which still decrypt and verify. */
export type Secrets = readonly [current: string, ...before: string[]]

/** Parses `new,old`, so that a secret can be rotated without ending sessions. */
export function secrets(name: string) {
  const one = secret(name)
  return one
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(one))
    .transform(([current = '', ...before]): Secrets => [current, ...before])
}

/** Whole number of at most ten digits, within inclusive bounds. */
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

export class Misconfigured extends Error {
  override readonly name = 'Misconfigured'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

export type Environment = Record<string, string | undefined>

/**
 * An empty variable is unset. `NAME_FILE` names a file with the value of `NAME`. Throws
 * Misconfigured with all problems.
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
  sentences: Map<string, string>
}

/** Replaces each `NAME_FILE` by `NAME` with the file's content, without its final line break. */
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
