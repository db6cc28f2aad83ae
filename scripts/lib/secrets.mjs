// The secrets that the services share. They are made on the first run and kept beside the data, readable by the owner only.
import { createECDH, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['SESSION_SECRET', 'TOKEN_SECRET', 'SERVICE_KEY', 'PASSWORD_PEPPER']

// A pepper is a list, so that a new one can stand before the old one: each begins with its version.
const PREFIXES = { PASSWORD_PEPPER: '1:' }

/**
 * The secrets as environment variables: those already set win, the others come from `<dataDirectory>/secrets`.
 * In production none is made up: a service that starts on a fresh secret would sign everybody off in silence.
 */
export function sharedSecrets(dataDirectory, environment = process.env) {
  const missing = NAMES.filter((name) => !isSet(environment, name))
  if (missing.length === 0) return {}
  if (environment.NODE_ENV === 'production') {
    throw new Error(`${missing.join(', ')} must be set in production, each to at least 32 random characters.`)
  }
  const folder = join(dataDirectory, 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return Object.fromEntries(missing.map((name) => [name, keptSecret(join(folder, name), PREFIXES[name])]))
}

/**
 * The keys by which browsers know our pushes, as environment variables: set both, or in production nothing is pushed;
 * elsewhere they are made on the first run and kept with the secrets.
 */
export function pushKeys(dataDirectory, environment = process.env) {
  const areGiven = isSet(environment, 'VAPID_PUBLIC_KEY') || isSet(environment, 'VAPID_PRIVATE_KEY')
  if (areGiven || environment.NODE_ENV === 'production') return {}
  const folder = join(dataDirectory, 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Any 32 random bytes but a handful are a private key of the curve; the public one follows from it.
  const VAPID_PRIVATE_KEY = keptSecret(join(folder, 'VAPID_PRIVATE_KEY'))
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY, 'base64url'))
  return { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY: pair.getPublicKey('base64url') }
}

/** The services read a secret from the environment, or from the file that `NAME_FILE` names. */
function isSet(environment, name) {
  return Boolean(environment[name] || environment[`${name}_FILE`])
}

function keptSecret(file, prefix = '') {
  // Written whole under a name of our own, then linked: two first starts at once end with one secret, never half of one.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, prefix + randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  chmodSync(file, 0o600)
  // Whoever put another one there by hand ended it with a line.
  return readFileSync(file, 'utf8').trim()
}
