import { expirationOf, type Session } from './session.ts'

const NAME = '__Host-palier'
/** Written by the client when a language is chosen. */
const LANGUAGE_NAME = '__Host-palier-language'
const DEVICE_NAME = '__Host-palier-device'
// As long as the API remembers an unused browser.
const DEVICE_SECONDS = 365 * 24 * 60 * 60
const DEVICE_TOKEN = /^[\w-]{1,200}$/
// Browsers accept secure cookies over http on localhost too.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

export function cookieThatKeeps(sealedText: string, session: Session, now: Date): string {
  const seconds = Math.max(0, Math.floor((expirationOf(session) - now.getTime()) / 1000))
  return `${NAME}=${sealedText}; ${ATTRIBUTES}; Max-Age=${seconds}`
}

export const COOKIE_THAT_CLEARS = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

export const sealedTextIn = (header: string | undefined) => valueIn(header, NAME)

export function languageIn(header: string | undefined): 'fr' | 'en' | null {
  const value = valueIn(header, LANGUAGE_NAME)
  return value === 'fr' || value === 'en' ? value : null
}

/** Grants no access, but keeps failed sign-ins elsewhere from locking out this browser. */
export function deviceCookieOf(deviceToken: string): string {
  return `${DEVICE_NAME}=${deviceToken}; ${ATTRIBUTES}; Max-Age=${DEVICE_SECONDS}`
}

/** Null if missing or malformed. */
export function deviceTokenIn(header: string | undefined): string | null {
  const value = valueIn(header, DEVICE_NAME)
  return value !== null && DEVICE_TOKEN.test(value) ? value : null
}

function valueIn(header: string | undefined, wanted: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === wanted && value) return value
  }
  return null
}
